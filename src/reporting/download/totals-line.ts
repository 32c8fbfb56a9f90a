import type { TableHeader, TableRow } from '@tillview/components';
import type { AnyTotals, ReportRow } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';
import { describeOverlap, describeRowsDifference } from '../request/rows-difference.ts';

/** The totals row of a table. */
export type TotalsContent = {
  columns: readonly ReportColumn<ReportRow>[];
  headers: readonly TableHeader[];
  totals: AnyTotals;
  /** The number of rows on all pages, and the rows, if they are known. */
  rows: number;
  all: readonly ReportRow[] | undefined;
  /** Whether `rows` is the exact number. */
  isCounted: boolean;
  context: ReportContext;
};

/**
 * The totals row of a table for a file, one cell per column. The first visible cell labels the line and names columns whose
 * rows do not add up, so that a program that reads the file can tell the line from the rows.
 */
export function getTotalsLine(content: TotalsContent): TableRow {
  const { columns, headers, totals, rows, all, isCounted, context } = content;
  const cells = columns.map((column) => {
    const { total, totalValue, countsRows = false } = column;
    if (!total || (countsRows && !isCounted)) return { value: null };
    // A total with words, such as an average, is written as it is shown.
    const shown = total(totals, context, rows, all);
    const value = totalValue ? totalValue(totals, context) : shown;
    return { value: typeof value === 'string' || typeof value === 'number' ? value : null };
  });
  const first = headers.findIndex(({ visible }) => visible !== false);
  const differences = columns.flatMap((column, index) => {
    if (!all || headers[index]?.visible === false) return [];
    const text = describeRowsDifference({ column, rows: all, totals, context });
    return text === '' ? [] : [`${column.label()}: ${text}`];
  });
  const why = all ? describeOverlap(columns, { rows: all, totals, context }) : '';
  const texts = [cells[first]?.value, ...differences, why].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  const value =
    texts.length === 0
      ? __('Totals', 'tillview')
      : /* translators: %s: what the totals row of a table contains, such as "12 tax codes". */
        sprintf(__('Totals: %s', 'tillview'), texts.join('; '));
  return cells.map((cell, index) => (index === first ? { value } : cell));
}
