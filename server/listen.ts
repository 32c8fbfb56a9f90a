import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from './setting-error.ts';

const MAX_TRIES = 20;

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
 * Listens on the port, or on the next one that is free, and answers with the one it got. Throws
 * `SettingError` when there is none or the address is not ours.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = 0; tried < MAX_TRIES && port + tried <= 65_535; tried += 1) {
    try {
      await bind(server, port + tried, host);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES')
        throw new SettingError(`Port ${port + tried} may not be used by this account; set PORT.`);
      throw new SettingError(`HOST "${host}" is no address of this machine (${code}).`);
    }
  }
  throw new SettingError(`No port from ${port} on is free; set PORT to another one.`);
}
