import { parseJson } from '../core/rest-error.ts';
import type { User, UserMeta, UserPreferences } from './types.ts';

/** A stored preference as its value; '' when it is not set or is invalid JSON. */
export function decodePreference(text: unknown): unknown {
  if (typeof text !== 'string') return text ?? '';
  return text === '' ? '' : (parseJson(text) ?? '');
}

/** All preferences of a user as values. */
export function decodePreferences(user: User | undefined): UserPreferences {
  return Object.fromEntries(
    Object.entries(user?.woocommerce_meta ?? {}).map(([key, text]) => [
      key,
      decodePreference(text),
    ]),
  );
}

/** Preferences in stored form; undefined and '' unset one. */
export function encodePreferences(preferences: UserPreferences): UserMeta {
  return Object.fromEntries(
    Object.entries(preferences).map(([key, value]) => [
      key,
      value === undefined || value === '' ? '' : JSON.stringify(value),
    ]),
  );
}
