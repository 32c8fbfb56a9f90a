/** Whether a URL is on this machine. Checks only the host name, without resolving it. */
export function isLocalAddress({ hostname }: URL): boolean {
  // `URL` normalizes every form of an IPv4 address to four numbers, and writes IPv6 in brackets.
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** A message that explains why the store must not be changed. `undefined` when it may be changed. */
export function refuseWrites(url: URL): string | undefined {
  if (isLocalAddress(url)) return undefined;
  return `--write changes the store, so it only works with a store on this machine: STORE_URL names ${url.hostname}. Start a store here (see tests/store/README.md), or leave out --write.`;
}
