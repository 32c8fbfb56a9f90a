import type { TableHeader, TableRow } from '@tillview/components';
import {
  downloadCSVStream,
  generateCSVFileName,
  streamCSVDataFromTable,
} from '@tillview/csv-export';
import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { useCallback, useState } from 'react';

type Options = {
  /** What the file is named after: the report. */
  name: string;
  /** The address query: its filters become part of the file's name. */
  query: Readonly<Record<string, unknown>>;
  headers: readonly TableHeader[];
  rows: readonly TableRow[];
  /** Reads the rows of all pages, in the order shown; only their values are needed. Throws when that fails. */
  readAllRows: () => Promise<Iterable<TableRow>>;
};

const NAMED_IN_FILE = ['period', 'compare', 'after', 'before', 'interval', 'orderby', 'order'];

/** Writes the table to a file: the columns that are shown, in the order shown. */
export function useDownload({ name, query, headers, rows, readAllRows }: Options) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const write = useCallback(
    async (all: Iterable<TableRow>) => {
      const shown = headers.flatMap(({ key, label, visible }, index) =>
        visible === false ? [] : [{ key, label: typeof label === 'string' ? label : key, index }],
      );
      const narrowing = Object.fromEntries(
        NAMED_IN_FILE.flatMap((key) => (typeof query[key] === 'string' ? [[key, query[key]]] : [])),
      );
      const today = getStoreTimeZoneMoment().format(isoDateFormat);
      function* cells() {
        for (const row of all) yield shown.map(({ index }) => ({ value: row[index]?.value }));
      }
      await downloadCSVStream(
        generateCSVFileName(name, narrowing, today),
        streamCSVDataFromTable(shown, cells()),
      );
    },
    [headers, name, query],
  );

  const download = useCallback(
    async (read: () => Iterable<TableRow> | Promise<Iterable<TableRow>>) => {
      setState('busy');
      try {
        await write(await read());
        setState('idle');
      } catch {
        // The reason stands in the reports store; what the reader needs is that there is no file, and to try again.
        setState('failed');
      }
    },
    [write],
  );
  const downloadShown = useCallback(() => download(() => rows), [download, rows]);
  const downloadAll = useCallback(() => download(readAllRows), [download, readAllRows]);

  return { state, downloadShown, downloadAll };
}
