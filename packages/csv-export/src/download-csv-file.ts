/** Without it spreadsheets read the file in the computer's own character set instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Safari reads the file only after the click has been dealt with; by then the address must still stand. */
const REVOKE_DELAY_MS = 10_000;

function save(fileName: string, parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const revoke = URL.revokeObjectURL.bind(URL);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  // Firefox follows only links that stand in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => revoke(address), REVOKE_DELAY_MS);
}

/**
 * Lets the browser save a text as a CSV file (UTF-8 with byte order mark). Needs a document; the address made for
 * the file is given back after ten seconds.
 */
export function downloadCSVFile(fileName: string, content: string): void {
  save(fileName, [content.startsWith(BYTE_ORDER_MARK) ? content : BYTE_ORDER_MARK + content]);
}

/**
 * `downloadCSVFile` for a text that comes in pieces (`streamCSVDataFromTable`). Each leaves the memory of the page
 * when it has come; the file is saved after the last. When the pieces throw, that is thrown on and nothing saved.
 */
export async function downloadCSVStream(
  fileName: string,
  pieces: AsyncIterable<string>,
): Promise<void> {
  const parts: Blob[] = [new Blob([BYTE_ORDER_MARK])];
  for await (const piece of pieces) parts.push(new Blob([piece]));
  save(fileName, parts);
}
