/** Without it, spreadsheets read the file in the system's own encoding instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Safari reads the file after the click was handled; the URL must still be valid then. */
const REVOKE_DELAY_MS = 10_000;

function save(fileName: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const revoke = URL.revokeObjectURL.bind(URL);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  // Firefox follows only links in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => revoke(url), REVOKE_DELAY_MS);
}

/**
 * Downloads text as a CSV file (UTF-8 with byte order mark). Requires a document; the object URL is revoked after ten
 * seconds.
 */
export function downloadCSVFile(fileName: string, content: string): void {
  save(fileName, [content.startsWith(BYTE_ORDER_MARK) ? content : BYTE_ORDER_MARK + content]);
}

/**
 * `downloadCSVFile` for text in chunks (`streamCSVDataFromTable`). Each chunk moves from the page's memory into a Blob;
 * the file is saved after the last one. When reading a chunk throws, the error is rethrown and nothing is saved.
 */
export async function downloadCSVStream(
  fileName: string,
  chunks: AsyncIterable<string>,
): Promise<void> {
  const parts: Blob[] = [new Blob([BYTE_ORDER_MARK])];
  for await (const chunk of chunks) parts.push(new Blob([chunk]));
  save(fileName, parts);
}
