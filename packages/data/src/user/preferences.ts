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

/** Entries to add to a preference that is a list of texts, and entries to remove from it. */
export type ListChange = {
  readonly add: readonly string[];
  readonly remove: readonly string[];
};

/** A preference as a list of texts; empty when it is anything else. */
export function toTextList(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string')
    : [];
}

/** The list with a change applied; entries that it has already keep their place. */
export function applyListChange(
  list: readonly string[],
  { add, remove }: ListChange,
): readonly string[] {
  const kept = list.filter((entry) => !remove.includes(entry));
  return [...kept, ...add.filter((entry) => !kept.includes(entry))];
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
