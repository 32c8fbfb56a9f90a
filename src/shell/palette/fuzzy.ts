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

const splitWords = (text: string): string[] =>
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
