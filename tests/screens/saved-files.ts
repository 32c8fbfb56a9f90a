import Papa from 'papaparse';
import { afterEach, beforeEach } from 'vitest';

/** A file that the page gave the browser to save. */
export interface SavedFile {
  name: string;
  /** Its cells as a CSV reader sees them, the line of labels first: what the file says of itself is left out. */
  cells(): Promise<string[][]>;
  /** What stands above the labels: names and values. */
  details(): Promise<string[][]>;
  /** Its text, without the byte order mark. */
  text(): Promise<string>;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Catches the files that a test's page saves, in the order in which it saves them. */
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
      // Every line ends with a line end: what follows the last one is no line.
      const text = (await read()).replace(/\r\n$/, '');
      const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      // An empty line stands between what the file says of itself and its labels.
      const end = data.findIndex((line) => line.join('') === '');
      return { details: data.slice(0, Math.max(0, end)), cells: data.slice(end + 1) };
    };
    files.push({
      name: link.download,
      text: read,
      cells: async () => (await parse()).cells,
      details: async () => (await parse()).details,
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
