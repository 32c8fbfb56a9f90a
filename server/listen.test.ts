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

describe('listening', () => {
  it('takes the next port when one is taken', async () => {
    const first = await listen(server(), 0, '127.0.0.1');
    const second = await listen(server(), first, '127.0.0.1');
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(first + 20);
  });

  it('reports an address that is not of this machine', async () => {
    await expect(listen(server(), 0, '192.0.2.1')).rejects.toThrow(
      'HOST "192.0.2.1" is not an address of this machine (EADDRNOTAVAIL).',
    );
  });
});
