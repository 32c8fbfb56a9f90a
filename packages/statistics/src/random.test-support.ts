/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A Poisson count with the given mean: arrivals at random in one unit of time. */
export function drawCount(random: () => number, mean: number): number {
  let [count, time] = [0, -Math.log(1 - random())];
  while (time < mean) {
    count += 1;
    time -= Math.log(1 - random());
  }
  return count;
}
