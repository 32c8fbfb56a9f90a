/** The named characters that stores write in symbols, separators and price formats. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  cent: '¢',
  curren: '¤',
  dollar: '$',
  emsp: '\u2003',
  ensp: '\u2002',
  euro: '€',
  fnof: 'ƒ',
  gt: '>',
  lrm: '\u200e',
  lsquo: '‘',
  lt: '<',
  middot: '·',
  nbsp: '\u00a0',
  period: '.',
  comma: ',',
  pound: '£',
  quot: '"',
  rlm: '\u200f',
  rsquo: '’',
  shy: '\u00ad',
  thinsp: '\u2009',
  yen: '¥',
  zwj: '\u200d',
  zwnj: '\u200c',
};

/** HTML reads these numbers by the Windows character set, in which two of them are currency signs. */
const WINDOWS_SIGNS: Readonly<Record<number, string>> = { 128: '€', 131: 'ƒ' };

function fromCodePoint(code: number): string | undefined {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? (WINDOWS_SIGNS[code] ?? String.fromCodePoint(code)) : undefined;
}

/**
 * Decodes the HTML entities of a text once, without a document: numbers of any character, and the names that
 * occur in store settings. What is no entity stays as it is.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z]{2,8});)/gi,
    (entity: string, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return fromCodePoint(Number.parseInt(decimal, 10)) ?? entity;
      if (hex) return fromCodePoint(Number.parseInt(hex, 16)) ?? entity;
      return name && Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
    },
  );
}

/** Removes HTML comments and tags, again and again until none is left, also one that is never closed. */
export function stripTags(html: string): string {
  let text = html;
  let previous: string;
  do {
    previous = text;
    text = text
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^<>]*>/g, '')
      .replace(/<[a-z!/][^<>]*$/i, '');
  } while (text !== previous);
  return text;
}
