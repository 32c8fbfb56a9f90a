import type { ReportRow } from '@tillview/data';
import { renderValue, roundValue } from '../definition/metric-values.ts';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';

type Options = {
  key: string;
  label: () => string;
  type: 'number' | 'currency';
  /** The unrounded value of a row. */
  read: (row: ReportRow) => number;
};

/** Creates a column that is added to a table of a report. Its total is the sum over all rows, once they are loaded. */
export function createAddedColumn({ key, label, type, read }: Options): ReportColumn<ReportRow> {
  const valueOf = (row: ReportRow, context: ReportContext) =>
    roundValue(type, read(row), context) ?? 0;
  return {
    key,
    label,
    isNumeric: true,
    required: true,
    value: valueOf,
    display: (row, context) => renderValue(type, valueOf(row, context), context),
    total: (_totals, context, _rows, all) =>
      all
        ? renderValue(
            type,
            all.reduce((sum, row) => sum + valueOf(row, context), 0),
            context,
          )
        : null,
  };
}
