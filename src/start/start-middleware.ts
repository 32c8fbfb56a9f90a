import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { type EarlyReplies, isEarlyRequest } from './early-requests.ts';
import type { MergedFetch } from './merge-requests.ts';
import type { Connection } from './rest-connection.ts';

/** Calls a function with another `fetch`. Only what it does immediately uses that one. */
function withFetch<Result>(replacement: typeof fetch, run: () => Result): Result {
  const { fetch } = globalThis;
  globalThis.fetch = replacement;
  try {
    return run();
  } finally {
    globalThis.fetch = fetch;
  }
}

/**
 * Uses the response of an early request for an unparsed GET of the same path. The request still passes through the
 * middlewares of other plugins, which are registered before this one and therefore called after it: the response is used
 * in place of the `fetch` at their end, and only if that requests the same. All other requests are sent as usual.
 */
export function createStartMiddleware(
  connection: Connection,
  replies: EarlyReplies,
  merge?: MergedFetch,
): APIFetchMiddleware {
  return (options, next) => {
    const { path = '', method = 'GET', parse } = options;
    if (method !== 'GET' || parse !== false) return next(options);
    const { fetch } = globalThis;
    const early = replies.get(path);
    if (!early) {
      if (!merge) return next(options);
      const sendMerged: typeof fetch = (...request) =>
        isEarlyRequest(connection, path, request) ? merge(path, request, fetch) : fetch(...request);
      return withFetch(sendMerged, () => next(options));
    }
    replies.delete(path);
    const useEarlyReply: typeof fetch = async (...request) => {
      if (!isEarlyRequest(connection, path, request)) return fetch(...request);
      try {
        const reply = await early;
        if (reply.ok) return reply;
        // Reads the unused body: otherwise the request counts as running and keeps its connection open.
        void reply.text().catch(() => undefined);
      } catch {
        // The early request failed: the same request is sent again, and reports its own failure.
      }
      return fetch(...request);
    };
    return withFetch(useEarlyReply, () => next(options));
  };
}
