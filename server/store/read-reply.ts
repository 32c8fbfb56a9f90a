import type { IncomingMessage } from 'node:http';
import { pipeline, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ReplyMemory } from './reply-memory.ts';
import { StoreFailure } from './store-failure.ts';

const decoders = new Map<string, () => Duplex>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

type Options = {
  /** The maximum length of the body in bytes, after decoding. */
  limit: number;
  memory: ReplyMemory;
  /** The URL of the store, for messages. */
  address: string;
};

/** Joins the chunks of a body. Throws a `StoreFailure` as soon as it is too long, or takes too much memory. */
async function collect(
  source: AsyncIterable<Buffer>,
  expected: number,
  { limit, memory, address }: Options,
): Promise<Buffer> {
  const check = (size: number) => {
    if (size > limit)
      throw new StoreFailure(
        'unusable',
        `The store at ${address} sent a reply of more than ${limit} bytes, which is too long to pass on.`,
      );
    if (!memory.reserve(size))
      throw new StoreFailure(
        'busy',
        `The store at ${address} is sending too many large replies at once. Try again in a moment.`,
      );
  };
  check(expected);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    check(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads and decodes the body of a store's response. Throws a `StoreFailure` if it is longer than the limit, cannot be
 * decoded, or if all replies together take too much memory.
 */
export async function readResponse(incoming: IncomingMessage, options: Options): Promise<Buffer> {
  const { address } = options;
  const length = Number(incoming.headers['content-length'] ?? 0);
  const encoding = incoming.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return collect(incoming, length, options);
  const decoder = decoders.get(encoding)?.();
  if (decoder === undefined)
    throw new StoreFailure(
      'unusable',
      `The store at ${address} sent a reply in an encoding that this server cannot read.`,
    );
  let received = 0;
  let lost: Error | undefined;
  incoming.on('data', (chunk: Buffer) => (received += chunk.length));
  incoming.on('error', (error) => (lost = error));
  try {
    return await collect(
      // A failure is thrown by the decoder itself.
      pipeline(incoming, decoder, () => undefined),
      length,
      options,
    );
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    if (lost) throw lost;
    if (received === 0) return Buffer.alloc(0);
    throw new StoreFailure(
      'unusable',
      `The store at ${address} sent a reply that is damaged: it cannot be decoded.`,
    );
  }
}
