import apiFetch from '@wordpress/api-fetch';
import { RestError } from './rest-error.ts';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** What the platform answers in place of a nonce to somebody it does not know. */
const NO_NONCE: readonly string[] = ['', '0', '-1'];

/** How the renewal of a nonce ended; `unreachable` says nothing about the session. */
type Renewal = 'renewed' | 'refused' | 'unreachable';

/**
 * The platform's client renews an outworn nonce for parsed reads only; here it is done for every request: once for all
 * that wait, and each of them is sent again once. `onSession` is told when the session turns out to have ended, and
 * when one is there again.
 */
export async function withNonce<T>(
  task: () => Promise<T>,
  onSession: (hasEnded: boolean) => void,
): Promise<T> {
  const used = apiFetch.nonceMiddleware?.nonce;
  try {
    return await task();
  } catch (error) {
    if (!isInvalidNonce(error)) throw error;
    const renewal = await renewNonce(used);
    if (renewal === 'refused') onSession(true);
    if (renewal !== 'renewed') throw error;
  }
  try {
    const result = await task();
    onSession(false);
    return result;
  } catch (error) {
    if (isInvalidNonce(error)) onSession(true);
    throw error;
  }
}

function isInvalidNonce(error: unknown): boolean {
  return error instanceof RestError && error.code === INVALID_NONCE;
}

let renewal: Promise<Renewal> | undefined;

async function renewNonce(used: string | undefined): Promise<Renewal> {
  const { nonceEndpoint, nonceMiddleware } = apiFetch;
  if (!nonceEndpoint || !nonceMiddleware) return 'refused';
  // Another call has renewed it while this one was on its way.
  if (nonceMiddleware.nonce !== used) return 'renewed';
  renewal ??= (async () => {
    try {
      const reply = await globalThis.fetch(nonceEndpoint, { credentials: 'same-origin' });
      const nonce = (await reply.text()).trim();
      if (!reply.ok || NO_NONCE.includes(nonce)) return 'refused';
      nonceMiddleware.nonce = nonce;
      return 'renewed';
    } catch {
      // Without a new nonce the refusal itself is what there is to tell.
      return 'unreachable';
    } finally {
      renewal = undefined;
    }
  })();
  return renewal;
}
