import { asRecord, parseJson } from '../site/read-json.ts';

const isTextMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * The body of a change to the user's own record, if it contains only the preferences of WooCommerce and of WordPress,
 * otherwise `undefined`: the same endpoint could change name, e-mail address, password and roles.
 */
export function toPreferencesBody(body: Buffer): Buffer | undefined {
  // Without the id, which is already in the path.
  const { id: _id, ...fields } = asRecord(parseJson(body));
  const { woocommerce_meta: preferences, meta, ...others } = fields;
  if (Object.keys(fields).length === 0 || Object.keys(others).length > 0) return undefined;
  if (preferences !== undefined && !isTextMap(preferences)) return undefined;
  if (meta !== undefined && Object.keys(asRecord(meta)).join() !== 'persisted_preferences')
    return undefined;
  return Buffer.from(JSON.stringify(fields));
}
