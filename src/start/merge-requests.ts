import type { Connection } from './rest-connection.ts';
import { canBatch, MAX_BATCH_REQUESTS, sendBatch } from './batch.ts';
import type { EarlyReplies } from './early-requests.ts';

/**
 * Which requests are sent together. `first`: those of the first view that the page has not sent, which are needed at once.
 * `rest`: those of all that is loaded after it. `single`: those of the same moment.
 */
export type MergePhase = 'first' | 'rest' | 'single';

/** How long a request waits for others after the last one, in milliseconds; and at most. */
const DELAYS = { first: [80, 400], rest: [300, 4000], single: [0, 0] } as const;

/** Groups of orders are the first view of their screens. */
const GROUPS = '/tillview/v1/groups';

/** With the store's sums, which are requested in the same moment (in milliseconds), and which the groups must equal. */
const [SUMS, MOMENT] = ['/wc-analytics/reports/revenue/stats?', 100] as const;

type Request = Parameters<typeof fetch>;

/** Sends a GET request of a path, alone or with others. */
export type MergedFetch = (path: string, request: Request, send: typeof fetch) => Promise<Response>;

type Waiting = {
  readonly path: string;
  /** When it was requested. */
  readonly at: number;
  readonly request: Request;
  /** Sends it alone. */
  readonly send: typeof fetch;
  readonly resolve: (response: Response | Promise<Response>) => void;
};

function onAbort(signal: AbortSignal | null | undefined, listener: () => void): void {
  signal?.addEventListener('abort', listener, { once: true });
}

/** Merges requests; `sendNow` sends those that wait. */
export type RequestMerger = { readonly fetch: MergedFetch; readonly sendNow: () => void };

/**
 * Merges GET requests into one. Those of the rest of a page wait until no code of its parts `isLoading`, because parts
 * whose code is still loading send requests too, and until groups of orders are there, also those that were `sent` early.
 */
export function createRequestMerger(
  connection: Connection,
  getPhase: () => MergePhase,
  isLoading: () => boolean = () => false,
  sent: EarlyReplies = new Map(),
): RequestMerger {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let groupsAt = -Infinity;
  let runningGroups = 0;
  const whileRunning = (groups: Promise<Response>): Promise<Response> => {
    runningGroups += 1;
    return groups.finally(() => {
      runningGroups -= 1;
    });
  };
  for (const [path, reply] of sent)
    if (path.startsWith(GROUPS)) whileRunning(reply).catch(() => undefined);

  const sendTogether = (all: readonly Waiting[]) => {
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

  const sendNow = () => {
    const all = waiting;
    waiting = [];
    clearTimeout(timer);
    timer = undefined;
    sendTogether(all);
  };

  const wait = () => {
    const [delay, maxDelay] = DELAYS[getPhase()];
    const left = since + maxDelay - Date.now();
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        maxDelay > 0 && left > delay && (isLoading() || runningGroups > 0) ? wait() : sendNow(),
      Math.max(0, Math.min(delay, left)),
    );
  };

  /** Sends the sums that wait, apart from what the rest of the page needs. */
  const sendSums = () => {
    const isSum = ({ path, at }: Waiting) => path.startsWith(SUMS) && at >= groupsAt - MOMENT;
    const sums = waiting.filter(isSum);
    waiting = waiting.filter((each) => !isSum(each));
    sendTogether(sums);
  };

  const sendGroups = (request: Request, send: typeof fetch): Promise<Response> => {
    groupsAt = Date.now();
    sendSums();
    return whileRunning(send(...request));
  };

  const fetchMerged: MergedFetch = (path, request, send) => {
    const signal = request[1]?.signal;
    if (signal?.aborted) return send(...request);
    if (path.startsWith(GROUPS)) return sendGroups(request, send);
    if (!canBatch(connection, path)) return send(...request);
    return new Promise<Response>((resolve, reject) => {
      const at = Date.now();
      const entry: Waiting = { path, request, send, resolve, at };
      if (waiting.length === 0) since = at;
      waiting.push(entry);
      onAbort(signal, () => {
        waiting = waiting.filter((each) => each !== entry);
        reject(signal?.reason as Error);
      });
      if (at < groupsAt + MOMENT) sendSums();
      if (waiting.length > 0) wait();
    });
  };
  return { fetch: fetchMerged, sendNow };
}
