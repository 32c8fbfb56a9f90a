import type { OptionValues } from './types.ts';

/**
 * How long a read waits for others to join its batch, and how long a batch is reused after its reply, in milliseconds
 * (R4.80, R7.95).
 */
export const BATCH_DELAY = 1;

/** Merges reads of options into batches. */
export type OptionsBatch = {
  /**
   * Reads an option in one request with all others requested at the same time. The result may have more options than
   * `name`.
   */
  read(name: string): Promise<OptionValues>;
  /** Stops reusing pending batches, because their results may be outdated. */
  forget(): void;
};

/**
 * Creates a batch: reads at the same time become one request, and a pending batch of the same names is reused (R4.80,
 * R7.94).
 */
export function createOptionsBatch(
  request: (names: readonly string[]) => Promise<OptionValues>,
): OptionsBatch {
  const inFlight = new Map<string, Promise<OptionValues>>();
  let names = new Set<string>();
  let next: Promise<OptionValues> | undefined;

  function send(batch: readonly string[]): Promise<OptionValues> {
    const key = batch.toSorted().join(',');
    const known = inFlight.get(key);
    if (known) return known;
    const reply = request(batch);
    inFlight.set(key, reply);
    const forget = () => {
      setTimeout(() => {
        if (inFlight.get(key) === reply) inFlight.delete(key);
      }, BATCH_DELAY);
    };
    reply.then(forget, forget);
    return reply;
  }

  async function sendNext(): Promise<OptionValues> {
    await new Promise((resolve) => setTimeout(resolve, BATCH_DELAY));
    const batch = [...names];
    names = new Set();
    next = undefined;
    return send(batch);
  }

  return {
    read(name) {
      names.add(name);
      next ??= sendNext();
      return next;
    },
    forget() {
      inFlight.clear();
    },
  };
}
