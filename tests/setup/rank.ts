/** A pseudo-random number from 0 to 1 for a file; the same seed and path have the same number (FNV-1a). */
export function rank(seed: number, file: string): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (const letter of file) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Mixes the bits: otherwise files with similar names would have similar numbers.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}
