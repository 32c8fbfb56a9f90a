/** Without it, spreadsheets decode the file with the encoding of the system instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Safari reads the file after the click event; the URL must still be valid then. */
const REVOKE_DELAY_MS = 10_000;

const toCsvFile = (parts: BlobPart[]): Blob => new Blob(parts, { type: 'text/csv;charset=utf-8' });

/** Downloads a file. Requires a document. The object URL is revoked after ten seconds. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const revoke = URL.revokeObjectURL.bind(URL);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => revoke(url), REVOKE_DELAY_MS);
}

/** Downloads text as a CSV file (UTF-8 with byte order mark), like `downloadFile`. */
export function downloadCSVFile(fileName: string, content: string): void {
  const text = content.startsWith(BYTE_ORDER_MARK) ? content : BYTE_ORDER_MARK + content;
  downloadFile(fileName, toCsvFile([text]));
}

/**
 * Same as `downloadCSVFile`, for text in chunks (`streamCSVDataFromTable`). Each chunk is moved from the page's memory
 * to a Blob, and the file is saved after the last one. If reading a chunk throws, the error is rethrown and nothing is
 * saved.
 */
export async function downloadCSVStream(
  fileName: string,
  chunks: AsyncIterable<string>,
): Promise<void> {
  const parts: Blob[] = [new Blob([BYTE_ORDER_MARK])];
  for await (const chunk of chunks) parts.push(new Blob([chunk]));
  downloadFile(fileName, toCsvFile(parts));
}
