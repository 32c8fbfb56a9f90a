import { Link } from '@tillview/components';
import type { DownloadsTotals } from '@tillview/data';
import { AdminLink, ItemLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import { dateCells } from '../../../reporting/table/date-cells.ts';
import type { ReportColumn } from '../../../reporting/definition/report-definition.ts';
import { copy } from './copy.ts';
import { formatUnnamedProduct, getProductName, type DownloadRow } from './row.ts';

type Column = ReportColumn<DownloadRow, Partial<DownloadsTotals>>;

/** The columns of Downloads: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  {
    key: 'date',
    label: copy.date,
    required: true,
    ...dateCells<DownloadRow>({ read: ({ date }) => date, precision: () => 'second' }),
    total: (_totals, { dayCount, formatNumber }) =>
      copy.daysTotal(dayCount, formatNumber(dayCount)),
  },
  {
    key: 'product',
    label: copy.product,
    required: true,
    value: (row) => getProductName(row) ?? formatUnnamedProduct(row),
    display: (row, context) => {
      const name = getProductName(row);
      if (name === undefined) return formatUnnamedProduct(row);
      return (
        <ItemLink item="product" id={row.product_id} context={context}>
          {name}
        </ItemLink>
      );
    },
    total: ({ download_count }, { formatNumber }) => {
      const count = readValue(download_count);
      return count === null ? null : copy.downloadsTotal(count, formatNumber(count));
    },
  },
  {
    key: 'file_name',
    label: copy.fileName,
    value: ({ file_name }) => file_name ?? '',
    display: ({ file_name, file_path }, { fileHref }) => {
      const href = fileHref(file_path ?? '');
      const name = file_name ?? '';
      if (href === undefined || name === '') return name;
      return (
        <Link href={href} type="external">
          {name}
        </Link>
      );
    },
  },
  {
    key: 'order_number',
    label: copy.orderNumber,
    screenReaderLabel: copy.orderNumberFull,
    value: ({ order_number, order_id }) => order_number ?? order_id,
    display: ({ order_number, order_id }, { adminHref }) => (
      <AdminLink href={adminHref('order', order_id)}>{order_number ?? order_id}</AdminLink>
    ),
  },
  { key: 'user_id', label: copy.username, value: ({ username }) => username ?? '' },
  { key: 'ip_address', label: copy.ipAddress, value: ({ ip_address }) => ip_address ?? '' },
];
