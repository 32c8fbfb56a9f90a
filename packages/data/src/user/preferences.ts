import { parseJson } from '../core/rest-error.ts';
import type { User, UserMeta, UserPreferences } from './types.ts';

/** Decodes a stored preference; '' when it is not set or is invalid JSON. */
export function decodePreference(text: unknown): unknown {
  if (typeof text !== 'string') return text ?? '';
  return text === '' ? '' : (parseJson(text) ?? '');
}

/** All preferences of a user, decoded. */
export function decodePreferences(user: User | undefined): UserPreferences {
  return Object.fromEntries(
    Object.entries(user?.woocommerce_meta ?? {}).map(([key, text]) => [
      key,
      decodePreference(text),
    ]),
  );
}

/** A change of a preference that is a list or an object. */
export type PreferenceChange = {
  /** Reads a stored value, as `change` does. */
  readonly read: (stored: unknown) => unknown;
  /** Returns the new value for a stored one. */
  readonly change: (stored: unknown) => unknown;
};

/** Entries to add to a preference that is a list of strings, and entries to remove from it. */
export type ListChange = {
  readonly add: readonly string[];
  readonly remove: readonly string[];
};

/** Converts a preference to a list of strings; empty when it is not a list. */
export function toTextList(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string')
    : [];
}

/** Applies a change to a list. Existing entries keep their position. */
export function applyListChange(
  list: readonly string[],
  { add, remove }: ListChange,
): readonly string[] {
  const kept = list.filter((entry) => !remove.includes(entry));
  return [...kept, ...add.filter((entry) => !kept.includes(entry))];
}

/** Encodes preferences for storage; undefined and '' unset a preference. */
export function encodePreferences(preferences: UserPreferences): UserMeta {
  return Object.fromEntries(
    Object.entries(preferences).map(([key, value]) => [
      key,
      value === undefined || value === '' ? '' : JSON.stringify(value),
    ]),
  );
}
