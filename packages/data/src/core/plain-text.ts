const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
};

const LAST_CODE_POINT = 0x10_ff_ff;

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name.toLowerCase()] ?? entity;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/** Decodes HTML entities: the store encodes special characters in names. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decodeEntity);
}

/** Plain text of a server message that may contain markup. */
export function toPlainText(message: string): string {
  return decodeEntities(message.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
