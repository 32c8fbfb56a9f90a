import type { TableHeader, TableRow } from '@tillview/components';
import { downloadCSVStream, streamCSVDataFromTable } from '@tillview/csv-export';
import type { ReportRequest } from '@tillview/data';
import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { useCallback, useState } from 'react';
import { getCSVFileName, type FileRows } from './csv-file-name.ts';

type Options = {
  /** What the file is named after: the report. */
  name: string;
  /** What is in force: it becomes part of the file's name. */
  request: ReportRequest;
  headers: readonly TableHeader[];
  rows: readonly TableRow[];
  /** Whether the rows on the page are some of several pages only. */
  hasSeveralPages: boolean;
  /** Reads the rows of all pages, in the order shown; only their values are needed. Throws when that fails. */
  readAllRows: () => Promise<Iterable<TableRow>>;
};

/** Writes the table to a file: the columns that are shown, in the order shown. */
export function useDownload({
  name,
  request,
  headers,
  rows,
  hasSeveralPages,
  readAllRows,
}: Options) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const write = useCallback(
    async (all: Iterable<TableRow>, fileRows: FileRows) => {
      const shown = headers.flatMap(({ key, label, visible }, index) =>
        visible === false ? [] : [{ key, label: typeof label === 'string' ? label : key, index }],
      );
      const today = getStoreTimeZoneMoment().format(isoDateFormat);
      function* cells() {
        for (const row of all) yield shown.map(({ index }) => ({ value: row[index]?.value }));
      }
      await downloadCSVStream(
        getCSVFileName({
          title: name,
          request,
          rows: hasSeveralPages ? fileRows : undefined,
          today,
        }),
        streamCSVDataFromTable(shown, cells(), { isRfc4180: true }),
      );
    },
    [headers, name, request, hasSeveralPages],
  );

  const download = useCallback(
    async (read: () => Iterable<TableRow> | Promise<Iterable<TableRow>>, fileRows: FileRows) => {
      setBusy(true);
      try {
        await write(await read(), fileRows);
        setError(undefined);
      } catch (thrown) {
        setError(thrown);
      }
      setBusy(false);
    },
    [write],
  );
  const downloadShown = useCallback(() => download(() => rows, 'this-page'), [download, rows]);
  const downloadAll = useCallback(
    () => download(readAllRows, 'all-pages'),
    [download, readAllRows],
  );

  return { isBusy, error, downloadShown, downloadAll };
}
