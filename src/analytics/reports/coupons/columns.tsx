import type { CouponsTotals } from '@tillview/data';
import { ScreenLink } from '../../report-page/table/cells.tsx';
import { dateCells } from '../../report-page/table/date-cells.ts';
import {
  countCells,
  moneyCells,
  showCount,
  showMoney,
} from '../../report-page/table/figure-cells.ts';
import type { ReportColumn } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';
import { type CouponRow, getCode, getDay, getTypeLabel } from './row.ts';

type Column = ReportColumn<CouponRow, CouponsTotals>;

const orders = countCells<CouponRow>(({ orders_count }) => orders_count);

const dateColumn = (
  key: string,
  label: () => string,
  read: (row: CouponRow) => string | null | undefined,
): Column => ({
  key,
  label,
  ...dateCells<CouponRow>({ read: (row) => getDay(read(row)), missing: copy.notAvailable }),
});

/** The columns of Coupons: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'code',
    label: copy.code,
    required: true,
    value: getCode,
    display: (row, { screenHref }) => (
      <ScreenLink
        href={screenHref('/analytics/coupons', {
          filter: 'single_coupon',
          coupons: String(row.coupon_id),
        })}
      >
        {getCode(row)}
      </ScreenLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) => copy.coupons(rows, formatNumber(rows)),
  },
  {
    key: 'orders_count',
    label: copy.orders,
    required: true,
    ...orders,
    display: (row, context) => (
      <ScreenLink
        href={context.screenHref('/analytics/orders', {
          filter: 'advanced',
          coupon_includes: String(row.coupon_id),
        })}
      >
        {orders.display?.(row, context)}
      </ScreenLink>
    ),
    total: ({ orders_count }, context) => showCount(orders_count, context),
  },
  {
    key: 'amount',
    label: copy.amountDiscounted,
    ...moneyCells(({ amount }) => amount),
    total: ({ amount }, context) => showMoney(amount, context),
  },
  dateColumn('created', copy.created, ({ extended_info }) => extended_info?.date_created),
  dateColumn('expires', copy.expires, ({ extended_info }) => extended_info?.date_expires),
  {
    key: 'type',
    label: copy.type,
    value: getTypeLabel,
    display: (row) => getTypeLabel(row) ?? copy.notAvailable(),
  },
];
