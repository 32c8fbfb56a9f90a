import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { createCredentialScan, scanBody } from '../../server/store/credential-scan.ts';
import { PASSWORD, PAGE, STATS, withProxy } from '../../server/store/store.test-support.ts';
import { send, type StoreScript } from '../../server/server.test-support.ts';
import { listenLocally } from '../setup/local-server.ts';

const { setUp } = withProxy();
const BASIC = Buffer.from(`ada:${PASSWORD}`).toString('base64');

/** Applies the script to requests for reports only; the store responds to all other requests normally. */
const reports =
  (script: StoreScript): StoreScript =>
  (seen, request) =>
    seen.target.includes('/reports/') ? script(seen, request) : undefined;

const messageOf = (text: string) => (JSON.parse(text) as { message: string }).message;

describe('compressed responses', () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  // Zeros compress as well without the highest quality of the library, which takes seconds.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

  it.each(
    firstCases(1, [
      ['gzip', () => gzipSync(zeros)],
      ['x-gzip', () => gzipSync(zeros)],
      ['br', () => brotliCompressSync(zeros, { params })],
    ] as const),
  )('are rejected when they decode to 64 MB: %s', async (encoding, compress) => {
    const body = compress();
    expect(body.length).toBeLessThan(100_000);
    const script = reports(() => ({ headers: { 'content-encoding': encoding }, body }));
    const { sendRest } = await setUp(script);
    const { status, text } = await sendRest(STATS);
    expect(status).toBe(502);
    // 32 MB.
    expect(messageOf(text)).toMatch(/more than 33554432 bytes, which is too long/);
  });

  it.each([
    ['damaged gzip', 'gzip', 'no gzip'],
    ['an unknown encoding', 'zstd', 'x'],
    ['two encodings', 'gzip, gzip', gzipSync(gzipSync('{}'))],
    ['a property name of every object', 'constructor', 'x'],
  ])('are rejected when they cannot be decoded: %s', async (_what, encoding, body) => {
    const script = reports(() => ({ headers: { 'content-encoding': encoding }, body }));
    const { sendRest } = await setUp(script);
    const { status, text } = await sendRest(STATS);
    expect(status).toBe(502);
    expect(messageOf(text)).toMatch(/cannot (be decoded|read)/);
  });
});

describe('large responses', () => {
  const MB = 1024 * 1024;
  const large = Buffer.alloc(16 * MB, ' ');

  it.each(
    firstCases(1, [
      ['plain', {}, large],
      ['compressed', { 'content-encoding': 'gzip' }, gzipSync(large)],
    ] as const),
  )(
    'are refused while others are not sent on yet, but small ones are not: %s',
    async (_form, headers, body) => {
      const script = reports(({ target }) =>
        target.includes('page=1') ? { headers, body } : undefined,
      );
      const { sendRest, token, url } = await setUp(script, {}, { maxMemoryBytes: 20 * MB });
      const unread = httpRequest(`${url}${STATS}?page=1`, {
        headers: { 'x-tillview-token': await token() },
      });
      unread.on('error', () => undefined);
      await new Promise((resolve) => {
        unread.once('response', resolve).end();
      });
      const refused = await sendRest(`${STATS}?page=1`);
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
      expect(messageOf(refused.text)).toMatch(/sending too many large replies at once/);
      expect((await sendRest(STATS)).status).toBe(200);
      unread.destroy();
      await vi.waitFor(async () => expect((await sendRest(`${STATS}?page=1`)).status).toBe(200), {
        timeout: 60_000,
      });
      expect((await sendRest(`${STATS}?page=1`)).body.length).toBe(large.length);
    },
  );
});

describe('responses with an invalid status', () => {
  const closers: (() => void)[] = [];
  afterEach(() => closers.splice(0).forEach((close) => close()));

  it.each([[600], [700], [999], [304], [301]])('%i becomes a 502 response', async (status) => {
    const { sendRest } = await setUp(reports(() => ({ status, body: '' })));
    expect((await sendRest(STATS)).status).toBe(502);
  });

  it.each(['HTTP/1.1 42 X', 'HTTP/1.1 000 X', 'HTTP/1.1 abc X', 'HTTP/9 200 OK', 'nonsense'])(
    'the status line "%s" is reported as a problem of the store',
    async (line) => {
      const raw = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => socket.end(`${line}\r\ncontent-length: 2\r\n\r\n{}`));
      });
      const port = await listenLocally(raw);
      closers.push(() => raw.close());
      const { backend } = await setUp(undefined, { url: new URL(`http://127.0.0.1:${port}/`) });
      expect(await backend.problems()).toEqual([expect.stringContaining('The store at')]);
    },
  );
});

describe('the credential scan', () => {
  const bare = PASSWORD.replaceAll(' ', '');
  const each = (text: string, write: (character: string) => string) =>
    Array.from(text, write).join('');
  const hex = (character: string) => character.charCodeAt(0).toString(16);
  const forms: [string, (text: string) => string][] = [
    ['plain', (text) => text],
    ['percent-encoded', encodeURIComponent],
    ['percent-encoded in full', (text) => each(text, (character) => `%${hex(character)}`)],
    ['percent-encoded in capitals', (text) => each(text, (one) => `%${hex(one).toUpperCase()}`)],
    ['percent-encoded twice', (text) => each(text, (character) => `%25${hex(character)}`)],
    ['a form value', (text) => new URLSearchParams({ p: text }).toString()],
    ['JSON', (text) => JSON.stringify(text).replaceAll('/', String.raw`\/`)],
    ['JSON escapes', (text) => each(text, (one) => String.raw`\u00${hex(one)}`)],
    ['JSON escapes in JSON', (text) => each(text, (one) => String.raw`\\u00${hex(one)}`)],
    ['JavaScript escapes', (text) => each(text, (one) => String.raw`\x${hex(one)}`)],
    ['HTML decimal', (text) => each(text, (character) => `&#${character.charCodeAt(0)};`)],
    ['HTML hexadecimal', (text) => each(text, (character) => `&#x${hex(character)};`)],
    ['wrapped lines', (text) => text.replaceAll(/(.{10})/g, '$1\r\n')],
  ];
  const secrets: [string, string][] = [
    ['the password', PASSWORD],
    ['the password without spaces', bare],
    ['the header', BASIC],
    ['the header in base64url', BASIC.replaceAll('+', '-').replaceAll('/', '_')],
  ];
  const cases = secrets.flatMap(([secret, text]) =>
    forms.map(([form, write]) => [secret, form, write(text)] as const),
  );
  const repeats = createCredentialScan('ada', PASSWORD);

  it.each(cases)('finds %s as %s', (_secret, _form, text) => {
    expect(repeats(`{"debug":"x${text}y"}`)).toBe(true);
  });

  it.each([0, 512 * 1024 - 10, 576 * 1024 - 10])(
    'finds the password at byte %i of a large body, with other tasks in between',
    async (position) => {
      const body = Buffer.alloc(2 * 1024 * 1024, 'x');
      expect(await scanBody(repeats, body)).toBe(false);
      body.write(
        each(bare, (one) => `&#x0000${hex(one)};`),
        position,
      );
      expect(await scanBody(repeats, body)).toBe(true);
      let isDone = false;
      const scan = scanBody(() => false, body).then(() => (isDone = true));
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      expect(isDone).toBe(false);
      await scan;
    },
  );

  it('allows other texts', () => {
    expect(repeats(JSON.stringify({ password: 'abcd EFGH', basic: BASIC.slice(0, -6) }))).toBe(
      false,
    );
    // A short password could be a normal word of a response.
    expect(createCredentialScan('ada', 'abcdEFGH123')('abcdEFGH123')).toBe(false);
    expect(createCredentialScan('ada', 'abcdEFGH1234')('abcdEFGH1234')).toBe(true);
  });

  it.each(['\\', '%25', '&#0', 'a%20', 'a\\n', ' ', 'abcdEFGH1234', 'YWRh\r\n'])(
    'ends on 1 MB of "%s"',
    (unit) => {
      const text = unit.repeat(Math.ceil((1024 * 1024) / unit.length));
      expect(repeats(text)).toBe(false);
    },
  );

  it.each([
    ['a header that is forwarded', { 'x-wp-total': PASSWORD }],
    ['a header that is not forwarded', { 'x-debug': BASIC }],
    [
      'a link',
      { link: `<http://x.example/wp-json/a?p=${encodeURIComponent(PASSWORD)}>; rel="next"` },
    ],
  ])('withholds a response with the credentials in %s', async (_what, headers) => {
    const { sendRest } = await setUp(reports(() => ({ headers, body: '{}' })));
    const reply = await sendRest(STATS);
    expect(reply.status).toBe(502);
    expect(JSON.stringify(reply)).not.toMatch(/abcd.?EFGH|YWRhOm/);
  });

  it.each([301, 302, 307])(
    'does not repeat the credentials from the target of a %i redirect',
    async (status) => {
      const location = `https://evil.example/${encodeURIComponent(PASSWORD)}`;
      const { sendRest } = await setUp(
        reports(() => ({ status, headers: { location }, body: '' })),
      );
      const { status: answered, text } = await sendRest(STATS);
      expect(answered).toBe(502);
      expect(text).not.toMatch(/EFGH|evil/);
    },
  );
});

describe('a store that does not respond', () => {
  it('blocks neither a ninth request nor a page', async () => {
    let count = 0;
    const script = reports(() => ((count += 1) <= 8 ? 'silence' : undefined));
    const { sendRest, token, url } = await setUp(script, {}, { timeoutMs: 2000 });
    await token();
    const hanging = Array.from({ length: 8 }, () => sendRest(STATS));
    let ended = 0;
    for (const one of hanging) void one.then(() => (ended += 1));
    await vi.waitFor(() => expect(count).toBe(8));
    expect((await sendRest(STATS)).status).toBe(200);
    expect((await send(url + PAGE)).status).toBe(200);
    expect(ended).toBe(0);
    const replies = await Promise.all(hanging);
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 504));
  });

  it('gets at most 64 concurrent requests; the next one is refused immediately with Retry-After', async () => {
    const held: IncomingMessage[] = [];
    let isDown = false;
    const { sendRest, token, store } = await setUp(
      reports((_seen, request) => {
        held.push(request);
        return isDown ? { status: 500, body: '' } : 'silence';
      }),
      {},
      { timeoutMs: 20_000 },
    );
    await token();
    const hanging = Array.from({ length: 64 }, () => sendRest(STATS));
    const arrived = () => store.seen.filter(({ target }) => target.startsWith(STATS)).length;
    await vi.waitFor(() => expect(arrived()).toBe(64), { timeout: 18_000 });
    const { status, headers, text } = await sendRest(STATS);
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(text)).toMatchObject({ code: 'tillview_store_busy' });
    // A read whose connection is closed is sent once more.
    isDown = true;
    for (const request of held) request.socket.destroy();
    await Promise.all(hanging);
  });
});
