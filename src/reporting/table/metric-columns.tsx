import type { AnyTotals } from '@tillview/data';
import type { ReactNode } from 'react';
import { getColumnKey, type Metric } from '../definition/metric.ts';
import { readMetric, renderValue, roundValue } from '../definition/metric-values.ts';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';
import { ScreenLink } from '../definition/cells.tsx';

type Options<Row> = {
  /** Returns the object with the values of a row, by the keys of the columns; the row itself by default. */
  read?: (row: Row) => object;
  /** The URLs of cells, by the key of the column; undefined for a cell without a link. */
  hrefs?: Readonly<Record<string, (row: Row, context: ReportContext) => string | undefined>>;
  /** The cell in the totals row; the formatted total by default. */
  total?: (
    metric: Metric,
    context: ReportContext,
    totals: AnyTotals,
    all: readonly Row[] | undefined,
  ) => ReactNode;
};

/** Creates the columns of metrics, in their order: headers, cells, totals and CSV values. */
export function metricColumns<Row extends object>(
  metrics: readonly Metric[],
  { read = (row) => row, hrefs = {}, total }: Options<Row> = {},
): ReportColumn<Row>[] {
  return metrics.flatMap((metric): ReportColumn<Row>[] => {
    const { label, type, column, hasTotal = true } = metric;
    const key = getColumnKey(metric);
    if (key === null) return [];
    const href = hrefs[key];
    const valueOf = (row: Row): unknown =>
      column?.key === undefined ? readMetric(metric, read(row)) : Reflect.get(read(row), key);
    return [
      {
        label,
        ...column,
        key,
        metric,
        isNumeric: true,
        value: (row, context) => roundValue(type, valueOf(row), context),
        display: (row, context) => {
          const text = renderValue(type, valueOf(row), context);
          return href ? <ScreenLink href={href(row, context)}>{text}</ScreenLink> : text;
        },
        ...(hasTotal
          ? {
              ...(total
                ? {}
                : {
                    totalValue: (totals, context) => roundValue(type, totals[metric.key], context),
                  }),
              total: (totals, context, _rows, all) =>
                total
                  ? total(metric, context, totals, all)
                  : renderValue(type, totals[metric.key], context),
            }
          : {}),
      },
    ];
  });
}
