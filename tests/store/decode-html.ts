const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  yen: '¥',
};

/** Decodes the HTML entities in a text of the store. */
export function decodeHtml(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, number, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number));
  });
}
