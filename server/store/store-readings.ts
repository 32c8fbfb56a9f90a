import type { HostUser } from '../../src/host/host-config.ts';
import type { StoreReading } from './read-store.ts';
import { StoreFailure } from './store-failure.ts';

/** What a page gets: a reading, why there is none, or that the first one is not there yet. */
export type CurrentReading = { reading: StoreReading } | { failure: string } | { isLate: true };

/** The store's settings as they were last read. */
export type StoreReadings = {
  /** The last good reading at once, else the one under way; waits for that at most `maxWaitMs`. */
  get(): Promise<CurrentReading>;
  /** The reading that was shown last; `undefined` before there is one. */
  latest(): StoreReading | undefined;
  /** Takes preferences that were just saved, so that the next page has them. */
  savePreferences(preferences: HostUser['preferences']): void;
  /** Drops what was read, since the store no longer accepts the credentials: the next page reads it again. */
  forget(): void;
};

export type StoreReadingsOptions = {
  /** Age from which the settings are read again, behind what is shown. Milliseconds. */
  maxAgeMs?: number;
  /** How long a page waits when there is no good reading. Milliseconds. */
  maxWaitMs?: number;
  now?: () => number;
};

/** How long a page waits for a store whose settings are not known yet, in milliseconds. */
export const MAX_WAIT_MS = 5000;

/** The age from which settings are read again, in milliseconds. */
const MAX_AGE_MS = 60_000;

type Result = { reading: StoreReading } | { failure: string };

async function atMost<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function withPreferences(
  reading: StoreReading,
  preferences: HostUser['preferences'],
): StoreReading {
  const { facts } = reading;
  if (!facts.user) return reading;
  const user = { ...facts.user, preferences: { ...facts.user.preferences, ...preferences } };
  return { ...reading, facts: { ...facts, user } };
}

/**
 * Keeps the last good reading of a store and renews it in the background. A reading with a part that failed
 * for a passing reason is shown when there is no better one, and never kept.
 */
export function createStoreReadings(
  read: () => Promise<StoreReading>,
  {
    maxAgeMs = MAX_AGE_MS,
    maxWaitMs = MAX_WAIT_MS,
    now = () => performance.now(),
  }: StoreReadingsOptions = {},
): StoreReadings {
  let kept: StoreReading | undefined;
  let incomplete: StoreReading | undefined;
  let keptAt = 0;
  let underWay: Promise<Result> | undefined;
  let saved: HostUser['preferences'] = {};

  const readOnce = async (): Promise<Result> => {
    saved = {};
    try {
      // Preferences that are saved while this read is under way are newer than what it gives.
      const reading = withPreferences(await read(), saved);
      if (reading.isComplete) {
        kept = reading;
        keptAt = now();
      }
      incomplete = reading.isComplete ? undefined : reading;
      return { reading };
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      // A revoked password must not leave a page that looks signed in.
      if (error.kind === 'refused') kept = undefined;
      return { failure: error.message };
    }
  };

  const refresh = (): Promise<Result> => {
    underWay ??= readOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  return {
    async get() {
      if (!kept) return (await atMost(refresh(), maxWaitMs)) ?? { isLate: true };
      if (now() - keptAt >= maxAgeMs) void refresh();
      return { reading: kept };
    },
    latest: () => kept ?? incomplete,
    forget() {
      kept = undefined;
      incomplete = undefined;
    },
    savePreferences(preferences) {
      saved = { ...saved, ...preferences };
      if (kept) kept = withPreferences(kept, preferences);
    },
  };
}
