import type { HostConfig } from '../host-config.ts';
import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData, removeSessionData } from './session-data.ts';

/** A count in the header, with its text. */
type KeptCount = { readonly count: number; readonly isMore?: boolean; readonly label: string };

/** The counts in the header by the path of their screen, and when they were read, in milliseconds. */
export type KeptCounts = {
  readonly at: number;
  readonly counts: Readonly<Record<string, KeptCount>>;
};

/** How long counts are shown without a request, in milliseconds. */
const MAX_AGE = 300_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is KeptCount =>
  isObject(value) &&
  Number.isInteger(value['count']) &&
  Number(value['count']) >= 0 &&
  typeof value['label'] === 'string';

const isKept = (value: unknown): value is KeptCounts =>
  isObject(value) &&
  typeof value['at'] === 'number' &&
  isObject(value['counts']) &&
  Object.values(value['counts']).every(isCount);

/** The user and the shop, and the language of the texts; undefined if the user is unknown. */
export const getCountsOwner = ({ restRoot, storeName, user, locale }: HostConfig) =>
  user ? [user.id, restRoot, storeName, locale].join(' ') : undefined;

/** Returns the counts that any tab of this browser has read in the last five minutes. */
export function readKeptCounts(owner: string | undefined): KeptCounts | undefined {
  return readSessionData(sessionKeys.counts, owner, (value) => {
    const age = isKept(value) ? Date.now() - value.at : Infinity;
    return isKept(value) && age >= 0 && age < MAX_AGE ? value : undefined;
  });
}

/** Keeps counts for all tabs of this browser. */
export function keepCounts(owner: string | undefined, kept: KeptCounts): void {
  if (owner !== undefined) saveSessionData(sessionKeys.counts, owner, JSON.stringify(kept));
}

/** Makes the next page read the counts again. */
export const forgetCounts = (): void => removeSessionData(sessionKeys.counts);
