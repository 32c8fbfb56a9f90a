import Papa from 'papaparse';
import { afterEach, beforeEach } from 'vitest';

/** A file that the page has downloaded. */
export interface SavedFile {
  name: string;
  /** The parsed cells of the CSV file, the row of labels first; without the details above it and the totals below. */
  cells(): Promise<string[][]>;
  /** The rows above the labels, each with a name and a value. */
  details(): Promise<string[][]>;
  /** The line of totals below the rows; undefined if there is none. */
  totals(): Promise<string[] | undefined>;
  /** The text without the byte order mark. */
  text(): Promise<string>;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Collects the files that the page downloads during a test, in order. */
export function withSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const blobs: Blob[] = [];
  const original = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  const onClick = (event: Event) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !link.download) return;
    event.preventDefault();
    const blob = blobs[Number(new URL(link.href).pathname.split('/').at(-1))];
    if (!blob) throw new Error(`The link leads to no file: ${link.href}`);
    const read = async () => (await blob.text()).replace(BYTE_ORDER_MARK, '');
    const parse = async () => {
      // Every line ends with a line break, so no line follows the last one.
      const text = (await read()).replace(/\r\n$/, '');
      const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      // Empty lines separate the labels and the rows from the details above and from the totals below.
      const isEmpty = (line: string[] | undefined) => line?.join('') === '';
      const last = data.at(-1);
      const hasTotals = isEmpty(data.at(-2)) && last?.[0]?.startsWith('Totals') === true;
      const rest = hasTotals ? data.slice(0, -2) : data;
      const end = rest.findIndex(isEmpty);
      return {
        details: rest.slice(0, Math.max(0, end)),
        cells: rest.slice(end + 1),
        totals: hasTotals ? last : undefined,
      };
    };
    files.push({
      name: link.download,
      text: read,
      cells: async () => (await parse()).cells,
      details: async () => (await parse()).details,
      totals: async () => (await parse()).totals,
    });
  };

  beforeEach(() => {
    files.length = 0;
    blobs.length = 0;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:http://shop.test/${blobs.push(blob) - 1}`,
      revokeObjectURL: () => undefined,
    });
    document.addEventListener('click', onClick);
  });
  afterEach(() => {
    document.removeEventListener('click', onClick);
    Object.assign(URL, {
      createObjectURL: original.create,
      revokeObjectURL: original.revoke,
    });
  });
  return files;
}
