import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../report-page/table/cells.tsx';
import {
  countCells,
  moneyCells,
  showCount,
  showMoney,
} from '../../report-page/table/figure-cells.ts';
import type { ReportColumn, ReportContext } from '../../report-page/report-definition.ts';

/** The sales figures of a product, variation or category row. */
export type SalesFigures = {
  readonly items_sold?: number | undefined;
  readonly net_revenue?: number | undefined;
  readonly orders_count?: number | undefined;
};

type Column<Row extends SalesFigures = SalesFigures> = ReportColumn<Row>;

/** How many items were sold. */
export const itemsSoldColumn: Column = {
  key: 'items_sold',
  label: () => __('Items sold', 'tillview'),
  required: true,
  ...countCells(({ items_sold }: SalesFigures) => items_sold),
  total: ({ items_sold }, context) => showCount(items_sold, context),
};

/** Net sales. */
export const netSalesColumn: Column = {
  key: 'net_revenue',
  label: () => __('Net sales', 'tillview'),
  ...moneyCells(({ net_revenue }: SalesFigures) => net_revenue),
  total: ({ net_revenue }, context) => showMoney(net_revenue, context),
};

/** The number of orders. Cells are links if the row has a URL for its orders. */
export function ordersColumn<Row extends SalesFigures>(
  hrefOf: (row: Row, context: ReportContext) => string | undefined = () => undefined,
): Column<Row> {
  const cells = countCells(({ orders_count }: SalesFigures) => orders_count);
  const display = (row: Row, context: ReportContext): ReactNode => (
    <ScreenLink href={hrefOf(row, context)}>{cells.display?.(row, context)}</ScreenLink>
  );
  return {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    ...cells,
    display,
    total: ({ orders_count }, context) => showCount(orders_count, context),
  };
}
