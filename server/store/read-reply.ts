import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { BodyTooLarge, readBody } from '../read-body.ts';
import { StoreFailure } from './store-failure.ts';

type Decoder = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const decoders = new Map<string, Decoder>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
]);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '');

/**
 * Reads and decodes the body of a store's response. Throws a `StoreFailure` if it is longer than `limit` bytes, before
 * or after decoding, or cannot be decoded.
 */
export async function readResponse(
  incoming: IncomingMessage,
  limit: number,
  address: string,
): Promise<Buffer> {
  const tooLong = () =>
    new StoreFailure(
      'unusable',
      `The store at ${address} sent a reply of more than ${limit} bytes, which is too long to pass on.`,
    );
  let raw: Buffer;
  try {
    raw = await readBody(incoming, limit);
  } catch (error) {
    throw error instanceof BodyTooLarge ? tooLong() : error;
  }
  const encoding = incoming.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity' || raw.length === 0) return raw;
  const decode = decoders.get(encoding);
  if (decode === undefined)
    throw new StoreFailure(
      'unusable',
      `The store at ${address} sent a reply in an encoding that this server cannot read.`,
    );
  try {
    return await decode(raw, { maxOutputLength: limit });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLong();
    throw new StoreFailure(
      'unusable',
      `The store at ${address} sent a reply that is damaged: it cannot be decoded.`,
    );
  }
}
