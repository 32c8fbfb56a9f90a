import type { HostUser } from '../../src/host/host-config.ts';
import type { StoreReading } from './read-store.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * The reading for a page: a reading, the reason why there is none, or `isLate` if the first one has not arrived yet.
 */
export type CurrentReading = Result | { isLate: true };

type Result =
  | { reading: StoreReading }
  /** `retryAfter`: seconds after which a retry may succeed; absent if it cannot. */
  | { failure: string; retryAfter?: number };

/** The cached settings of the store. */
export type StoreReadings = {
  /**
   * Returns the last complete reading immediately. If there is none, waits at most `maxWaitMs` for the pending read.
   */
  get(): Promise<CurrentReading>;
  /** The reading that was shown last; `undefined` if there is none yet. */
  latest(): StoreReading | undefined;
  /** Adds preferences that were just saved, which makes them available to the next page. */
  savePreferences(preferences: HostUser['preferences']): void;
  /** Drops the cached readings when the store no longer accepts the credentials: the next page reads them again. */
  forget(): void;
};

export type StoreReadingsOptions = {
  /** How long a page waits, in milliseconds, if there is no complete reading. */
  maxWaitMs?: number;
  now?: () => number;
};

/** How long a page waits for a store whose settings are not known yet, in milliseconds. */
export const MAX_WAIT_MS = 5000;

/** The age at which settings are read again, in the background, in milliseconds. */
const MAX_AGE_MS = 60_000;

async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
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
 * Caches the last complete reading of a store and refreshes it in the background. An incomplete reading (a part failed
 * for a temporary reason) is shown if there is no complete one, and never cached.
 */
export function createStoreReadings(
  read: () => Promise<StoreReading>,
  { maxWaitMs = MAX_WAIT_MS, now = () => performance.now() }: StoreReadingsOptions = {},
): StoreReadings {
  let cached: StoreReading | undefined;
  let incomplete: StoreReading | undefined;
  let cachedAt = 0;
  let pendingRead: Promise<Result> | undefined;
  let saved: HostUser['preferences'] = {};

  const readOnce = async (): Promise<Result> => {
    saved = {};
    try {
      // Preferences that are saved during this read are newer than its result.
      const reading = withPreferences(await read(), saved);
      if (reading.isComplete) {
        cached = reading;
        cachedAt = now();
      }
      incomplete = reading.isComplete ? undefined : reading;
      return { reading };
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      // With a revoked password, no page may look signed in.
      if (error.kind === 'refused') cached = undefined;
      const { message, retryAfter } = error;
      return retryAfter === undefined ? { failure: message } : { failure: message, retryAfter };
    }
  };

  const refresh = (): Promise<Result> => {
    pendingRead ??= readOnce().finally(() => {
      pendingRead = undefined;
    });
    return pendingRead;
  };

  return {
    async get() {
      if (!cached) return (await withTimeout(refresh(), maxWaitMs)) ?? { isLate: true };
      if (now() - cachedAt >= MAX_AGE_MS) void refresh();
      return { reading: cached };
    },
    latest: () => cached ?? incomplete,
    forget() {
      cached = undefined;
      incomplete = undefined;
    },
    savePreferences(preferences) {
      saved = { ...saved, ...preferences };
      if (cached) cached = withPreferences(cached, preferences);
    },
  };
}
