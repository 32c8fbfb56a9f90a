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

/** Converts text to lower case, with only characters that every file system accepts. */
function toSafe(text: string): string {
  return decode(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '-');
}

/**
 * The name of a CSV file: name, date and `key-value` of each parameter, joined by '_', without empty parts. `today` is
 * the store's date, 'YYYY-MM-DD'; it is an argument because this package reads no clock. Without any parts, the name is
 * 'export.csv'.
 */
export function generateCSVFileName(name = '', params: CSVParams = {}, today = ''): string {
  const parts = [
    toSafe(name),
    toSafe(today),
    ...Object.entries(params).map(([key, value]) => `${toSafe(key)}-${toSafe(toText(value))}`),
  ].filter((part) => part !== '');
  return `${parts.join('_') || 'export'}.csv`;
}
