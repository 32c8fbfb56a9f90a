import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from './setting-error.ts';

const MAX_TRIES = 20;
const LAST_PORT = 65_535;

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      server.removeListener('listening', onListening);
      reject(error);
    };
    const onListening = () => {
      server.removeListener('error', onError);
      resolve();
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Listens on the port, or on the next free one, and returns its number. Throws `SettingError` if no port is free or if
 * the host is not an address of this machine.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const last = Math.min(port + MAX_TRIES - 1, LAST_PORT);
  for (let tried = port; tried <= last; tried += 1) {
    try {
      await bind(server, tried, host);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES')
        throw new SettingError(
          `This account is not allowed to use port ${tried}. Set PORT to another one.`,
        );
      throw new SettingError(`HOST "${host}" is not an address of this machine (${code}).`);
    }
  }
  throw new SettingError(`All ports from ${port} to ${last} are in use. Set PORT to another one.`);
}
