import type { TableHeader, TableRow } from '@tillview/components';
import {
  downloadCSVFile,
  generateCSVDataFromTable,
  generateCSVFileName,
} from '@tillview/csv-export';
import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { useCallback, useState } from 'react';

type Options = {
  /** What the file is named after: the report. */
  name: string;
  /** The address query: what of it narrows the report is told in the file's name. */
  query: Readonly<Record<string, unknown>>;
  headers: readonly TableHeader[];
  rows: readonly TableRow[];
  /** Reads the rows of all pages, in the order shown. Throws when that fails. */
  readAllRows: () => Promise<readonly TableRow[]>;
};

const NAMED_IN_FILE = ['period', 'compare', 'after', 'before', 'interval', 'orderby', 'order'];

/** Writes the table to a file: the columns that are shown, in the order shown. */
export function useDownload({ name, query, headers, rows, readAllRows }: Options) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const write = useCallback(
    (all: readonly TableRow[]) => {
      const shown = headers.flatMap(({ key, label, visible }, index) =>
        visible === false ? [] : [{ key, label: typeof label === 'string' ? label : key, index }],
      );
      const content = generateCSVDataFromTable(
        shown,
        all.map((row) => shown.map(({ index }) => ({ value: row[index]?.value }))),
      );
      const narrowing = Object.fromEntries(
        NAMED_IN_FILE.flatMap((key) => (typeof query[key] === 'string' ? [[key, query[key]]] : [])),
      );
      const today = getStoreTimeZoneMoment().format(isoDateFormat);
      downloadCSVFile(generateCSVFileName(name, narrowing, today), content);
    },
    [headers, name, query],
  );

  const downloadShown = useCallback(() => {
    write(rows);
    setState('idle');
  }, [write, rows]);

  const downloadAll = useCallback(async () => {
    setState('busy');
    try {
      write(await readAllRows());
      setState('idle');
    } catch {
      // The reason stands in the reports store; what the reader needs is that there is no file, and to try again.
      setState('failed');
    }
  }, [write, readAllRows]);

  return { state, downloadShown, downloadAll };
}
