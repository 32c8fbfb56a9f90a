/** A part of a sentence that contains controls. */
export type SentencePart =
  | { type: 'text'; text: string }
  | { type: 'title'; text: string }
  | { type: 'slot'; name: string };

const TITLE = /\{\{title\}\}([^]*?)\{\{\/title\}\}|<title>([^]*?)<\/title>/;
const SLOT = /\{\{\s*([a-z]+)\s*\/\}\}|<([a-z]+)\s*\/>/;
const ANY = new RegExp(`(?:${TITLE.source})|(?:${SLOT.source})`, 'g');

/**
 * Parses a translatable sentence with controls, such as `<title>Order total</title><rule/> <filter/>`, or with `{{…}}`
 * instead of `<…>`. A slot that the sentence does not contain is appended, so that no control is missing. Any other tag
 * stays text.
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

/** The sentence as plain text, with each control replaced by a text. */
export function toSentenceText(
  parts: readonly SentencePart[],
  texts: Readonly<Record<string, string>>,
): string {
  return parts
    .map((part) => (part.type === 'slot' ? ` ${texts[part.name] ?? ''} ` : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
