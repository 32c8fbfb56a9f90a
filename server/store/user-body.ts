import { asRecord, parseJson } from '../site/read-json.ts';

const isTextMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * The body of a change to the user's own record, with nothing but the preferences: the same endpoint would
 * change name, e-mail address, password and roles. `undefined` when it contains anything else.
 */
export function toPreferencesBody(body: Buffer): Buffer | undefined {
  const { id: _id, woocommerce_meta: preferences, ...others } = asRecord(parseJson(body));
  if (!isTextMap(preferences) || Object.keys(others).length > 0) return undefined;
  // Without the id, which the path says already.
  return Buffer.from(JSON.stringify({ woocommerce_meta: preferences }));
}
