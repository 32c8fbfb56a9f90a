/** A seeded pseudo-random number generator: the same seed gives the same numbers on every machine. */
export type Random = {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** An integer from `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  /** True with the given probability (0–1). */
  chance(probability: number): boolean;
  /** One of the items, with equal probability. Throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, chosen by weight. Throws on an empty list. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /**
   * An independent generator that depends only on this seed and the name, so that a change in one part of
   * the data does not change the others. Renaming a fork changes the data.
   */
  fork(name: string): Random;
};

/** Creates a generator from an integer seed. */
export function createRandom(seed: number): Random {
  let state = mix(seed >>> 0);
  const random: Random = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      return mix(state) / 0x1_0000_0000;
    },
    between(min, max) {
      return min + Math.floor(random.next() * (max - min + 1));
    },
    chance(probability) {
      return random.next() < probability;
    },
    pick(items) {
      const index = random.between(0, items.length - 1);
      if (index < 0 || index >= items.length) throw new Error('Cannot pick from an empty list');
      return items[index] as (typeof items)[number];
    },
    weighted(items) {
      let left = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      const last = items.at(-1);
      if (!last) throw new Error('Cannot pick from an empty list');
      return last[0];
    },
    fork(name) {
      let hash = mix(seed >>> 0);
      for (let index = 0; index < name.length; index++)
        hash = mix((hash ^ name.charCodeAt(index)) >>> 0);
      return createRandom(hash);
    },
  };
  return random;
}

/** Mixes the bits of a 32-bit number (the finalizer of mulberry32). */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 15), value | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}
