import apiFetch from '@wordpress/api-fetch';
import { RestError } from './rest-error.ts';

/** Loaded when a nonce has expired; undefined when that fails. */
const loadRenewal = () => import('./renew-nonce.ts').catch(() => undefined);

/**
 * The platform's REST client renews an expired nonce for parsed reads only. This does it for every request: the nonce
 * is renewed once for all pending requests, and each is sent again once. Calls `onSession` when the session has ended
 * and when it is valid again.
 */
export async function withNonce<T>(
  task: () => Promise<T>,
  onSession: (hasEnded: boolean) => void,
): Promise<T> {
  const used = apiFetch.nonceMiddleware?.nonce;
  try {
    return await task();
  } catch (error) {
    const isInvalid = error instanceof RestError && error.code === 'rest_cookie_invalid_nonce';
    const renewal = isInvalid ? await loadRenewal() : undefined;
    // Without a new nonce the original error is the one to report.
    if (!renewal) throw error;
    return renewal.sendWithNewNonce(task, used, error, onSession);
  }
}
