/** The shifts of the four rounds (RFC 1321). */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const SINES = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

/** The message with padding and length, as little-endian words. */
function toWords(bytes: Uint8Array): Uint32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  view.setUint32(padded.length - 4, bytes.length >>> 29, true);
  return Uint32Array.from({ length: blocks * 16 }, (_, i) => view.getUint32(i * 4, true));
}

/** The result of a round's function, and the index of the word in the block that a step reads. */
function mix(step: number, b: number, c: number, d: number): [value: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** The MD5 hash of a text in UTF-8, as 32 hex digits. The avatar service requires it; it is not used for security. */
export function md5(text: string): string {
  const words = toWords(new TextEncoder().encode(text));
  const sum = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let block = 0; block < words.length; block += 16) {
    let [a = 0, b = 0, c = 0, d = 0] = sum;
    for (let step = 0; step < 64; step += 1) {
      const [value, word] = mix(step, b, c, d);
      const total = a + value + (SINES[step] ?? 0) + (words[block + word] ?? 0);
      const shift = SHIFTS[step >> 4]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + rotate(total | 0, shift)) | 0];
    }
    [a, b, c, d].forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + value;
    });
  }
  const bytes = new Uint8Array(16);
  sum.forEach((value, index) => new DataView(bytes.buffer).setUint32(index * 4, value, true));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
