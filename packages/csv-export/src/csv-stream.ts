import { getLineEnds, toLabelLine, toRowLine } from './csv-data.ts';
import type { CSVHeader, CSVOptions, CSVRow } from './csv-data.ts';

/** Characters per chunk. Writing them takes a few milliseconds for most tables. */
const CHUNK_LENGTH = 2 ** 14;

/** The maximum time for the rows of a chunk, in milliseconds. The rest of a frame (16.7 ms) is needed for rendering. */
const CHUNK_TIME = 8;

/**
 * Yields to the event loop. Uses a message channel, because browsers throttle timers of hidden pages to one per second.
 */
function yieldToEventLoop(): Promise<void> {
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
 * Writes a large table as chunks of CSV text, and yields to the event loop after each chunk, that is, every few
 * milliseconds. Together the chunks are the text of `generateCSVDataFromTable`; each ends with a complete row. Rows may
 * arrive while earlier ones are written, and errors of their iterator are rethrown.
 */
export async function* streamCSVDataFromTable(
  headers: readonly CSVHeader[] | null | undefined,
  rows: Iterable<CSVRow> | AsyncIterable<CSVRow>,
  options: CSVOptions = {},
): AsyncGenerator<string, void, undefined> {
  const labels = toLabelLine(headers, options);
  const { between, last } = getLineEnds(options);
  let started = performance.now();
  let chunk = labels ?? '';
  let isFirst = labels === undefined;
  for await (const row of rows) {
    chunk += (isFirst ? '' : between) + toRowLine(row, options);
    isFirst = false;
    if (chunk.length < CHUNK_LENGTH && performance.now() - started < CHUNK_TIME) continue;
    yield chunk;
    chunk = '';
    await yieldToEventLoop();
    started = performance.now();
  }
  if (!isFirst) chunk += last;
  if (chunk !== '') yield chunk;
}
