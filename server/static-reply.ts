import type { IncomingMessage } from 'node:http';
import type { Reply } from './reply.ts';
import type { StaticFile } from './static-files.ts';

const acceptsGzip = (request: IncomingMessage) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The response with a file, compressed if the client accepts gzip; `undefined` if a rebuild has removed the file. */
export async function staticReply(
  file: StaticFile,
  request: IncomingMessage,
): Promise<Reply | undefined> {
  try {
    const { plain, gzipped } = await file.load();
    const compressed = gzipped && acceptsGzip(request) ? gzipped : undefined;
    return {
      status: 200,
      headers: {
        'content-type': file.type,
        'cache-control': file.cacheControl,
        ...(gzipped ? { vary: 'accept-encoding' } : {}),
        ...(compressed ? { 'content-encoding': 'gzip' } : {}),
      },
      body: compressed ?? plain,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
