import apiFetch from '@wordpress/api-fetch';
import { RestError } from './rest-error.ts';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** What the platform returns instead of a nonce when the user is not signed in. */
const NO_NONCE: readonly string[] = ['', '0', '-1'];

/** How renewing the nonce ended; `unreachable` says nothing about the session. */
type Renewal = 'renewed' | 'refused' | 'unreachable';

let renewal: Promise<Renewal> | undefined;

async function renewNonce(used: string | undefined): Promise<Renewal> {
  const { nonceEndpoint, nonceMiddleware } = apiFetch;
  if (!nonceEndpoint || !nonceMiddleware) return 'refused';
  // Another request has renewed it in the meantime.
  if (nonceMiddleware.nonce !== used) return 'renewed';
  renewal ??= (async () => {
    try {
      const reply = await globalThis.fetch(nonceEndpoint, { credentials: 'same-origin' });
      const nonce = (await reply.text()).trim();
      if (!reply.ok || NO_NONCE.includes(nonce)) return 'refused';
      nonceMiddleware.nonce = nonce;
      return 'renewed';
    } catch {
      // Without a new nonce the original error is the one to report.
      return 'unreachable';
    } finally {
      renewal = undefined;
    }
  })();
  return renewal;
}

function isInvalidNonce(error: unknown): boolean {
  return error instanceof RestError && error.code === INVALID_NONCE;
}

/**
 * Renews the nonce that a request failed with, and sends that request again; `failure` is thrown when the nonce could
 * not be renewed.
 */
export async function sendWithNewNonce<T>(
  task: () => Promise<T>,
  used: string | undefined,
  failure: unknown,
  onSession: (hasEnded: boolean) => void,
): Promise<T> {
  const renewal = await renewNonce(used);
  if (renewal === 'refused') onSession(true);
  if (renewal !== 'renewed') throw failure;
  try {
    const result = await task();
    onSession(false);
    return result;
  } catch (error) {
    if (isInvalidNonce(error)) onSession(true);
    throw error;
  }
}
