import type { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { withListeners } from '../server.test-support.ts';
import { createStoreClient } from './store-client.ts';
import { describeUnreachable } from './store-failure.ts';

const listen = withListeners();
let url: string;
let received: string[];

/** A store that closes each connection when it is used a second time, like a server that closes idle connections. */
beforeEach(async () => {
  received = [];
  const used = new WeakSet<Socket>();
  ({ url } = await listen((request, response) => {
    received.push(`${request.method} ${request.url}`);
    const [, status, left] = /redirects=(\d+)-(\d+)/.exec(request.url ?? '') ?? [];
    if (status && Number(left) > 0) {
      const location = `/again?redirects=${status}-${Number(left) - 1}`;
      response.writeHead(Number(status), { location, connection: 'close' }).end();
      return;
    }
    if (used.has(request.socket)) {
      request.socket.destroy();
      return;
    }
    used.add(request.socket);
    response.setHeader('content-type', 'application/json').end('{}');
  }));
});

const connect = () =>
  createStoreClient({
    url: new URL(url),
    user: 'admin',
    password: 'abcd EFGH 1234 ijkl MNOP 5678',
  });

describe('a connection that the store has closed', () => {
  it('is replaced for a read, which is sent again', async () => {
    const client = connect();
    for (const path of ['first', 'second', 'third'])
      expect((await client.send({ method: 'GET', path, query: '' })).status).toBe(200);
    expect(received.filter((line) => line.includes('second'))).toHaveLength(2);
  });

  it('makes a write fail, because the store may have started it', async () => {
    const client = connect();
    await client.send({ method: 'GET', path: 'first', query: '' });
    await expect(client.send({ method: 'POST', path: 'write', query: '' })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(received.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });
});

describe('a redirect within the store', () => {
  const read = (query: string) => connect().send({ method: 'GET', path: 'first', query });

  it.each([300, 308, 399])('is followed for the status %i', async (status) => {
    expect((await read(`?redirects=${status}-1`)).status).toBe(200);
  });

  it('is followed at most three times', async () => {
    expect((await read('?redirects=302-3')).status).toBe(200);
    expect(received).toHaveLength(4);
    await expect(read('?redirects=302-4')).rejects.toMatchObject({ kind: 'redirect' });
    expect(received).toHaveLength(8);
  });
});

describe('a store that cannot be reached', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'])(
    'says to check the network connection for %s',
    (code) => {
      expect(describeUnreachable('https://store.example', code)).toBe(
        `The store at https://store.example cannot be reached (${code}): check the network connection and the host name in STORE_URL.`,
      );
    },
  );
});
