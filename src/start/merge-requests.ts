import type { Connection } from './rest-connection.ts';
import { canBatch, MAX_BATCH_REQUESTS, sendBatch } from './batch.ts';

/** How long a request of the start waits for others after the last one, in milliseconds; and at most. */
const [START_DELAY, MAX_START_DELAY] = [80, 400];

type Request = Parameters<typeof fetch>;

/** Sends a GET request of a path, alone or with others. */
export type MergedFetch = (path: string, request: Request, send: typeof fetch) => Promise<Response>;

type Waiting = {
  readonly path: string;
  readonly request: Request;
  /** Sends it alone. */
  readonly send: typeof fetch;
  readonly resolve: (response: Response | Promise<Response>) => void;
};

function onAbort(signal: AbortSignal | null | undefined, listener: () => void): void {
  signal?.addEventListener('abort', listener, { once: true });
}

/**
 * Merges GET requests that are sent in the same moment into one. While the page starts, requests of parts whose code is
 * still loading belong together too, so that a request waits for others a little longer.
 */
export function createMergedFetch(connection: Connection, isStarting: () => boolean): MergedFetch {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;

  const sendAll = () => {
    const all = waiting;
    waiting = [];
    timer = undefined;
    for (let start = 0; start < all.length; start += MAX_BATCH_REQUESTS) {
      const part = all.slice(start, start + MAX_BATCH_REQUESTS);
      const [first] = part;
      if (part.length === 1 && first) {
        // Browsers refuse a `fetch` that is called as a method of another object.
        const { request, resolve, send } = first;
        resolve(send(...request));
        continue;
      }
      const replies = sendBatch(
        connection,
        part.map(({ path }) => path),
        first?.send,
      );
      part.forEach(({ request, send, resolve }, index) =>
        // What the batch does not answer is sent alone, and reports its own failure.
        resolve(replies[index]!.catch(() => send(...request))),
      );
    }
  };

  const wait = () => {
    const now = Date.now();
    if (timer === undefined) since = now;
    else clearTimeout(timer);
    const delay = isStarting() ? Math.min(START_DELAY, since + MAX_START_DELAY - now) : 0;
    timer = setTimeout(sendAll, Math.max(0, delay));
  };

  return (path, request, send) => {
    const signal = request[1]?.signal;
    if (!canBatch(connection, path) || signal?.aborted) return send(...request);
    return new Promise<Response>((resolve, reject) => {
      const entry: Waiting = { path, request, send, resolve };
      waiting.push(entry);
      onAbort(signal, () => {
        waiting = waiting.filter((each) => each !== entry);
        reject(signal?.reason as Error);
      });
      wait();
    });
  };
}
