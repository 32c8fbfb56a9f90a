import type { AnyTotals } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { getColumnKey, type Metric } from '../definition/metric.ts';
import { readMetric, readValue, renderValue, roundValue } from '../definition/metric-values.ts';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';
import { ScreenLink } from '../definition/cells.tsx';

type Options<Row> = {
  /** Returns the object with the values of a row, by the keys of the columns; the row itself by default. */
  read?: (row: Row) => object;
  /** The link of the number of orders: its URL, undefined for a cell without one, and what the orders are of. */
  orders?: {
    href: (row: Row, context: ReportContext) => string | undefined;
    of: (row: Row, context: ReportContext) => string;
  };
  /** The same for the amount of refunds; an amount of 0 has none. */
  refunds?: Options<Row>['orders'];
  /** The cell in the totals row; the formatted total by default. */
  total?: (
    metric: Metric,
    context: ReportContext,
    totals: AnyTotals,
    all: readonly Row[] | undefined,
  ) => ReactNode;
};

/** The name of a link whose text is a number of orders, such as "9 orders: Nov 27, 2026". */
export const nameOrders = (count: number, text: string, of: string): string =>
  sprintf(
    /* translators: 1: number of orders. 2: the date, the product or the customer that they belong to. */
    _n('%1$s order: %2$s', '%1$s orders: %2$s', count, 'tillview'),
    text,
    of,
  );

/** The name of a link whose text is an amount of refunds. */
const nameRefunds = (text: string, of: string): string =>
  /* translators: 1: an amount of money. 2: the date that it belongs to. */
  sprintf(__('%1$s: refunds, %2$s', 'tillview'), text, of);

/** Creates the columns of metrics, in their order: headers, cells, totals and CSV values. */
export function metricColumns<Row extends object>(
  metrics: readonly Metric[],
  { read = (row) => row, orders, refunds, total }: Options<Row> = {},
): ReportColumn<Row>[] {
  return metrics.flatMap((metric): ReportColumn<Row>[] => {
    const { label, type, column, hasTotal = true } = metric;
    const key = getColumnKey(metric);
    if (key === null) return [];
    const isRefunds = key === 'refunds';
    const link = key === 'orders_count' ? orders : isRefunds ? refunds : undefined;
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
          const count = readValue(valueOf(row));
          const href = link?.href(row, context);
          if (!link || href === undefined || count === null || (isRefunds && count === 0))
            return text;
          const of = link.of(row, context);
          const label = isRefunds
            ? nameRefunds(context.currency.formatAmount(count), of)
            : nameOrders(count, context.formatNumber(count), of);
          return (
            <ScreenLink href={href} label={label}>
              {text}
            </ScreenLink>
          );
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
