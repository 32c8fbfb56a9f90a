/** Without it spreadsheets read the file in the computer's own character set instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Safari reads the file only after the click has been dealt with; by then the address must still stand. */
const REVOKE_DELAY_MS = 10_000;

/**
 * Lets the browser save a text as a CSV file (UTF-8 with byte order mark). Needs a document; the address made for
 * the file is given back after ten seconds.
 */
export function downloadCSVFile(fileName: string, content: string): void {
  const text = content.startsWith(BYTE_ORDER_MARK) ? content : BYTE_ORDER_MARK + content;
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
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
