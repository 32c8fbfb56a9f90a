import apiFetch from '@wordpress/api-fetch';
import { isInvalidNonce } from './rest-error.ts';

/** Loads the renewal code lazily, when a nonce has expired. `undefined` if loading fails. */
const loadRenewal = () => import('./renew-nonce.ts').catch(() => undefined);

/**
 * WordPress's REST client renews an expired nonce only for reads with a parsed body. This does it for every request:
 * the nonce is renewed once for all pending requests, and each is sent again once. Calls `onSession` with true when the
 * session has ended, and with false when it is valid again.
 */
export async function withNonce<T>(
  task: () => Promise<T>,
  onSession: (hasEnded: boolean) => void,
): Promise<T> {
  const used = apiFetch.nonceMiddleware?.nonce;
  try {
    return await task();
  } catch (error) {
    const renewal = isInvalidNonce(error) ? await loadRenewal() : undefined;
    // Without a new nonce, the original error is reported.
    if (!renewal) throw error;
    return renewal.sendWithNewNonce(task, used, error, onSession);
  }
}
