/** A piece of a sentence with controls in it. */
export type SentencePart =
  | { type: 'text'; text: string }
  | { type: 'title'; text: string }
  | { type: 'slot'; name: string };

const TITLE = /\{\{title\}\}([^]*?)\{\{\/title\}\}|<title>([^]*?)<\/title>/;
const SLOT = /\{\{\s*([a-z]+)\s*\/\}\}|<([a-z]+)\s*\/>/;
const ANY = new RegExp(`(?:${TITLE.source})|(?:${SLOT.source})`, 'g');

/**
 * Takes a sentence apart whose controls translators may put where their language wants them, such as
 * `<title>Order total</title><rule/> <filter/>` or the same with `{{…}}` in place of `<…>`. A slot that the sentence
 * lacks comes after it, so that no control is ever missing; another tag stays text.
 */
export function parseSentence(sentence: string, slots: readonly string[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text !== '') parts.push({ type: 'text', text });
  };
  const placed = new Set<string>();
  for (const match of sentence.matchAll(ANY)) {
    const [whole, braced, tagged, bracedSlot, taggedSlot] = match;
    const title = braced ?? tagged;
    const name = bracedSlot ?? taggedSlot ?? '';
    if (title === undefined && (!slots.includes(name) || placed.has(name))) continue;
    addText(sentence.slice(end, match.index));
    end = match.index + whole.length;
    if (title === undefined) {
      placed.add(name);
      parts.push({ type: 'slot', name });
    } else parts.push({ type: 'title', text: title });
  }
  addText(sentence.slice(end));
  for (const name of slots) if (!placed.has(name)) parts.push({ type: 'slot', name });
  return parts;
}

/** The sentence as plain text, with words in the place of its controls. */
export function toSentenceText(
  parts: readonly SentencePart[],
  words: Readonly<Record<string, string>>,
): string {
  return parts
    .map((part) => (part.type === 'slot' ? ` ${words[part.name] ?? ''} ` : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
