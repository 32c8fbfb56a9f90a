import { toLabelLine, toRowLine } from './csv-data.ts';
import type { CSVHeader, CSVRow } from './csv-data.ts';

/** Characters written before the page gets its turn: a few milliseconds of work, also on slow machines. */
const PIECE_LENGTH = 2 ** 14;

/** Lets the page paint and answer. By a message, since the timers of a hidden page run once a second. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Writes a large table piece by piece, giving the page its turn after each: together the pieces are the text of
 * `generateCSVDataFromTable`, each ends with a whole row. Rows may still be arriving while the first are written;
 * an error of theirs is thrown on.
 */
export async function* streamCSVDataFromTable(
  headers: readonly CSVHeader[] | null | undefined,
  rows: Iterable<CSVRow> | AsyncIterable<CSVRow>,
): AsyncGenerator<string, void, undefined> {
  const labels = toLabelLine(headers);
  let piece = labels ?? '';
  let lineBreak = labels === undefined ? '' : '\n';
  for await (const row of rows) {
    piece += lineBreak + toRowLine(row);
    lineBreak = '\n';
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
    await nextTurn();
  }
  if (piece !== '') yield piece;
}
