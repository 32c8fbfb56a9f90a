import type { IncomingMessage } from 'node:http';

/** Thrown by `readBody` when a body is longer than allowed. */
export class BodyTooLarge extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is longer than ${limit} bytes.`);
    this.name = 'BodyTooLarge';
    this.limit = limit;
  }
}

/** Reads a whole body. Throws `BodyTooLarge` as soon as it is known to exceed `limit` bytes. */
export async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
