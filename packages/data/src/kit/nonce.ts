import apiFetch from '@wordpress/api-fetch';
import { RestError } from './rest-error.ts';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** The platform's client renews an outworn nonce for parsed reads only; here it is done for every request, once. */
export async function withNonce<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof RestError) || error.code !== INVALID_NONCE) throw error;
    if (!(await renewNonce())) throw error;
    return task();
  }
}

let renewal: Promise<boolean> | undefined;

async function renewNonce(): Promise<boolean> {
  const { nonceEndpoint, nonceMiddleware } = apiFetch;
  if (!nonceEndpoint || !nonceMiddleware) return false;
  renewal ??= (async () => {
    try {
      const reply = await globalThis.fetch(nonceEndpoint, { credentials: 'same-origin' });
      const nonce = (await reply.text()).trim();
      if (!reply.ok || nonce === '') return false;
      nonceMiddleware.nonce = nonce;
      return true;
    } catch {
      // Without a new nonce the refusal itself is what there is to tell.
      return false;
    } finally {
      renewal = undefined;
    }
  })();
  return renewal;
}
