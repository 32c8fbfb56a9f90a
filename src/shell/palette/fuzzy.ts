/** A text in lower case, without accents. */
const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The match score of a typed word: 3 at the start of a word, 2 within a word, 1 as letters of a word in order, 0 for no
 * match.
 */
function scoreWord(words: readonly string[], wanted: string): number {
  if (words.some((word) => word.startsWith(wanted))) return 3;
  if (words.some((word) => word.includes(wanted))) return 2;
  const isSpread = words.some((word) => {
    if (word[0] !== wanted[0]) return false;
    let from = 0;
    for (const letter of wanted) {
      const at = word.indexOf(letter, from);
      if (at < 0) return false;
      from = at + 1;
    }
    return true;
  });
  // Almost every word contains two given letters in order.
  return isSpread && wanted.length > 2 ? 1 : 0;
}

/** The words of a text, in lower case and without accents. */
export const splitWords = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * The sum of the match scores of all typed words, or 0 when one does not match; 1 more for a text that begins with the
 * first typed word.
 */
export function scoreText(text: string, typed: string): number {
  const words = splitWords(text);
  const wanted = splitWords(typed);
  if (wanted.length === 0) return 1;
  const scores = wanted.map((word) => scoreWord(words, word));
  if (scores.includes(0)) return 0;
  const total = scores.reduce((sum, score) => sum + score, 0);
  return total + (words[0]?.startsWith(wanted[0] ?? '') ? 1 : 0);
}

/** The number of letters to add, remove, change or swap with the next one (optimal string alignment). */
function getDistance(one: string, other: string): number {
  let [before, above]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (above?.[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (above?.[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && row > 1 && at > 1 ? (before?.[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, line];
  }
  return above?.at(-1) ?? 0;
}

/** Words up to this length may differ from the nearest one in one letter, longer ones in two. */
const SHORT = 5;

/** The word that is nearest to a typed one; undefined if none is near, or if one begins with it. */
export function findNearestWord(words: readonly string[], typed: string): string | undefined {
  if (typed.length < 3 || words.some((word) => word.startsWith(typed))) return undefined;
  const most = typed.length <= SHORT ? 1 : 2;
  const [nearest] = words
    .filter((word) => word.length > 2 && Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, distance: getDistance(word, typed) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.word;
}
