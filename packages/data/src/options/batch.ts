import type { OptionValues } from './types.ts';

/** How long a read waits for others to go with it, and how long a batch is reused after its reply. Milliseconds (spec §9 "about 1 ms"). */
export const BATCH_DELAY = 1;

/** Reads options together. */
export type OptionsBatch = {
  /** All that were asked for within the same moment; the caller takes its own name out of it. */
  read(name: string): Promise<OptionValues>;
  /** From here on nothing is reused: the answers under way are of the time before. */
  forget(): void;
};

/** Merges the reads of one moment into one request; a batch of the same names that is under way is reused. */
export function createOptionsBatch(
  request: (names: readonly string[]) => Promise<OptionValues>,
): OptionsBatch {
  const underWay = new Map<string, Promise<OptionValues>>();
  let names = new Set<string>();
  let next: Promise<OptionValues> | undefined;

  function send(batch: readonly string[]): Promise<OptionValues> {
    const key = JSON.stringify(batch.toSorted());
    const known = underWay.get(key);
    if (known) return known;
    const reply = request(batch);
    underWay.set(key, reply);
    const forget = () => {
      setTimeout(() => {
        if (underWay.get(key) === reply) underWay.delete(key);
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
      underWay.clear();
    },
  };
}
