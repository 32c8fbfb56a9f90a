import apiFetch from '@wordpress/api-fetch';
import { isInvalidNonce } from './rest-error.ts';

/** The responses of WordPress instead of a nonce when the user is not signed in. */
const NO_NONCE: readonly string[] = ['', '0', '-1'];

/** The result of renewing the nonce. `unreachable` says nothing about the session. */
type Renewal = 'renewed' | 'refused' | 'unreachable';

let renewal: Promise<Renewal> | undefined;

async function renewNonce(used: string | undefined): Promise<Renewal> {
  const { nonceEndpoint, nonceMiddleware } = apiFetch;
  if (!nonceEndpoint || !nonceMiddleware) return 'refused';
  // Another request has already renewed the nonce.
  if (nonceMiddleware.nonce !== used) return 'renewed';
  renewal ??= (async () => {
    try {
      const reply = await globalThis.fetch(nonceEndpoint, { credentials: 'same-origin' });
      const nonce = (await reply.text()).trim();
      if (!reply.ok || NO_NONCE.includes(nonce)) return 'refused';
      nonceMiddleware.nonce = nonce;
      return 'renewed';
    } catch {
      // Without a new nonce, the original error is reported.
      return 'unreachable';
    } finally {
      renewal = undefined;
    }
  })();
  return renewal;
}

/**
 * Renews the nonce with which a request failed, and sends that request again. Throws `failure` if the nonce could not
 * be renewed.
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
