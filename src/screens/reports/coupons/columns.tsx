import type { CouponsTotals } from '@tillview/data';
import { getItemOrdersHref, ItemLink } from '../../../reporting/definition/cells.tsx';
import { dateCells } from '../../../reporting/table/date-cells.ts';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import type { ReportColumn } from '../../../reporting/definition/report-definition.ts';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import { type CouponRow, getCode, getDay, getTypeLabel } from './row.ts';

type Column = ReportColumn<CouponRow, CouponsTotals>;

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
    display: (row, context) => (
      <ItemLink item="coupon" id={row.coupon_id} context={context}>
        {getCode(row)}
      </ItemLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) => copy.coupons(rows, formatNumber(rows)),
  },
  ...metricColumns<CouponRow>(metrics, {
    orders: {
      href: ({ coupon_id }, context) => getItemOrdersHref(context, 'coupon_includes', coupon_id),
      of: getCode,
    },
  }),
  dateColumn('created', copy.created, ({ extended_info }) => extended_info?.date_created),
  dateColumn('expires', copy.expires, ({ extended_info }) => extended_info?.date_expires),
  {
    key: 'type',
    label: copy.type,
    value: getTypeLabel,
    display: (row) => getTypeLabel(row) ?? copy.notAvailable(),
  },
];
