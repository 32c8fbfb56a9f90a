/** The parameters of the data in the file, such as the report query. Lists and nested values are joined by '-'. */
export type CSVParams = Readonly<Record<string, unknown>>;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // A lone '%' is valid text in a search term.
    if (error instanceof URIError) return text;
    throw error;
  }
}

function toText(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  return Object.values(value).map(toText).join('-');
}

/** Converts text to lower case, with letters and digits of any script only: every file system accepts these. */
function toSafe(text: string): string {
  return decode(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '-');
}

/** File systems allow 255 bytes, and the browser adds " (1)" to the second file with the same name. */
const MAX_BYTES = 200;

/** Shortens text to the maximum length, without dividing a character. */
function shorten(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MAX_BYTES) return text;
  return new TextDecoder().decode(bytes.subarray(0, MAX_BYTES)).replace(/\uFFFD$/, '');
}

/**
 * The name of a CSV file: name, date and `key-value` of each parameter, joined by '_', without empty parts. `today` is
 * the store's date, 'YYYY-MM-DD'; it is an argument because this package reads no clock. Without any parts, the name is
 * 'export.csv'. A name that is too long is shortened at its end.
 */
export function generateCSVFileName(name = '', params: CSVParams = {}, today = ''): string {
  const parts = [
    toSafe(name),
    toSafe(today),
    ...Object.entries(params).map(([key, value]) => `${toSafe(key)}-${toSafe(toText(value))}`),
  ].filter((part) => part !== '');
  return `${shorten(parts.join('_')) || 'export'}.csv`;
}
