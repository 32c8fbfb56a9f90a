/** What the file was made from, such as the report query; lists and nested values are joined by '-'. */
export type CSVParams = Readonly<Record<string, unknown>>;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // A lone '%' is an ordinary sign of a search word, not a fault of the caller.
    if (error instanceof URIError) return text;
    throw error;
  }
}

function toText(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  return Object.values(value).map(toText).join('-');
}

/** Lower case, and only what every file system takes. */
function toSafe(text: string): string {
  return decode(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '-');
}

/**
 * Names a CSV file: name, date and `key-value` of each parameter, joined by '_', empty parts left out. The date
 * is the store's, 'YYYY-MM-DD', since nothing here reads a clock; without it the name has none. A file of
 * which nothing is known is called 'export.csv'.
 */
export function generateCSVFileName(name = '', params: CSVParams = {}, today = ''): string {
  const parts = [
    toSafe(name),
    toSafe(today),
    ...Object.entries(params).map(([key, value]) => `${toSafe(key)}-${toSafe(toText(value))}`),
  ].filter((part) => part !== '');
  return `${parts.join('_') || 'export'}.csv`;
}
