import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

/** Writes a response, with the headers that every response of this server has. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, onSent }: Reply,
): void {
  if (onSent) response.once('close', onSent);
  if (response.destroyed) {
    onSent?.();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
    ...headers,
    'content-length': String(length),
    // Otherwise the rest of an unread body would be parsed as the next request.
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
