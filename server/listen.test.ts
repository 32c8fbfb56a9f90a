import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

const servers: Server[] = [];
const server = () => {
  const one = createServer();
  servers.push(one);
  return one;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((one) => new Promise((resolve) => one.close(resolve))));
});

/** A server for which every port fails with `code`, and the ports that were tried. */
function createFailingServer(code: string) {
  const ports: number[] = [];
  const one = createServer();
  one.listen = ((port: number) => {
    ports.push(port);
    queueMicrotask(() => one.emit('error', Object.assign(new Error(code), { code })));
    return one;
  }) as Server['listen'];
  return { one, ports };
}

describe('listen', () => {
  it('tries 20 ports, but none after the last possible one, before it reports which are in use', async () => {
    const { one, ports } = createFailingServer('EADDRINUSE');
    await expect(listen(one, 8080, '127.0.0.1')).rejects.toThrow(
      'All ports from 8080 to 8099 are in use. Set PORT to another one.',
    );
    expect(ports).toHaveLength(20);
    ports.length = 0;
    await expect(listen(one, 65_533, '127.0.0.1')).rejects.toThrow(
      'All ports from 65533 to 65535 are in use. Set PORT to another one.',
    );
    expect(ports).toEqual([65_533, 65_534, 65_535]);
  });

  it('names a port that this account may not use, and does not try another', async () => {
    const { one, ports } = createFailingServer('EACCES');
    await expect(listen(one, 80, '127.0.0.1')).rejects.toThrow(
      'This account is not allowed to use port 80. Set PORT to another one.',
    );
    expect(ports).toEqual([80]);
  });

  it('uses the next port when one is in use', async () => {
    const first = await listen(server(), 0, '127.0.0.1');
    const second = await listen(server(), first, '127.0.0.1');
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(first + 20);
  });

  it('reports a host that is not an address of this machine', async () => {
    await expect(listen(server(), 0, '192.0.2.1')).rejects.toThrow(
      'HOST "192.0.2.1" is not an address of this machine (EADDRNOTAVAIL).',
    );
  });
});
