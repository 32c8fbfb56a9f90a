import { isIPv4 } from 'node:net';

/** Whether a host name or address always means this machine; an IPv6 address may be in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    name === '[::1]' ||
    (isIPv4(name) && name.startsWith('127.'))
  );
}
