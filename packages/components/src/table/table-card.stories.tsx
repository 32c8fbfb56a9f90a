import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DownloadIcon } from '../icons/icons.tsx';
import { ReportError } from '../report-error/report-error.tsx';
import { headers, manyRows, rows, totals } from '../testing/table-fixtures.tsx';
import { TableCard, type TableCardProps } from './table-card.tsx';
import type { TableHeader, TableQuery } from './types.ts';
import { TableSummary, TableSummaryPlaceholder } from './table-summary.tsx';

/** Stores the query as the URL would. */
function LiveTableCard({ query: initial, onQueryChange, ...props }: TableCardProps) {
  const [query, setQuery] = useState<TableQuery>(initial ?? {});
  const change: TableCardProps['onQueryChange'] =
    (param) =>
    (...values) => {
      onQueryChange?.(param)(...values);
      setQuery((old) =>
        param === 'sort'
          ? { ...old, orderby: String(values[0]), order: String(values[1]) }
          : { ...old, [param]: String(values[0]) },
      );
    };
  const perPage = Number(query.per_page ?? props.rowsPerPage);
  return <TableCard {...props} rowsPerPage={perPage} query={query} onQueryChange={change} />;
}

const meta = {
  title: 'Tables/TableCard',
  component: TableCard,
  subcomponents: { TableSummary, TableSummaryPlaceholder },
  render: (args) => <LiveTableCard {...args} />,
  args: {
    title: 'Revenue',
    headers,
    rows,
    totals,
    rowsPerPage: 25,
    totalRows: rows.length,
    query: {},
  },
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    actions: (
      <Button variant="quiet">
        <DownloadIcon /> Download
      </Button>
    ),
  },
};

export const ManyPages: Story = {
  args: { rows: manyRows, totalRows: 310, query: { paged: '2' }, totals },
};

export const Loading: Story = { args: { isLoading: true, rows: [] } };

export const Updating: Story = {
  args: { rows: manyRows, totalRows: 310, query: { paged: '2' }, isUpdating: true },
};

export const Empty: Story = { args: { rows: [], totalRows: 0 } };

export const EmptyWithAdvice: Story = {
  args: {
    rows: [],
    totalRows: 0,
    emptyMessage: 'No orders match these filters. Clear one of them.',
  },
};

export const Failed: Story = {
  args: { rows: [], totalRows: 0, children: <ReportError onRetry={() => {}} /> },
};

export const WithSummary: Story = {
  args: {
    totals: undefined,
    summary: [
      { label: 'days', value: '31' },
      { label: 'orders', value: '1,204' },
      { label: 'returns', value: '-$310.00' },
    ],
  },
};

const hiddenHeaders: readonly TableHeader[] = headers.map((header) =>
  header.key === 'taxes' || header.key === 'shipping' ? { ...header, visible: false } : header,
);

export const HiddenColumns: Story = { args: { headers: hiddenHeaders } };

export const LongText: Story = {
  args: {
    title: 'Products that were sold to returning customers in all shops of the company',
    headers: [
      { key: 'name', label: 'Product title', isSortable: true, required: true },
      { key: 'sku', label: 'SKU' },
      { key: 'net', label: 'Net sales', isNumeric: true, isSortable: true, defaultSort: true },
      { key: 'category', label: 'Category' },
    ],
    rows: [
      [
        {
          display: (
            <a href="#product">
              Hand-knitted alpaca jumper with a shawl collar and wooden buttons, natural grey –
              extra large
            </a>
          ),
          value: 'jumper',
        },
        { display: 'HKAJ-SHAWL-WOOD-GREY-XL-2026-SECOND-BATCH', value: 'HKAJ' },
        { display: '$1,234,567,890.00', value: 1_234_567_890 },
        { display: 'Clothing › Jumpers › Alpaca', value: 'Alpaca' },
      ],
      [
        { display: 'Mug', value: 'Mug' },
        { display: null, value: '' },
        { display: '-$7.50', value: -7.5 },
        { display: 'Kitchen', value: 'Kitchen' },
      ],
    ],
    totals: { net: '$1,234,567,882.50' },
    totalRows: 2,
  },
};

const twelve: readonly TableHeader[] = Array.from({ length: 12 }, (_, index) => ({
  key: `column-${index}`,
  label: index === 0 ? 'Date' : `Metric ${index}`,
  isNumeric: index > 0,
  isSortable: true,
  required: index === 0,
}));

/**
 * Wider than its card: the header, the totals and the scrollbar stay in the window, and the first column at the edge of
 * the card.
 */
export const TwelveColumns: Story = {
  args: {
    headers: twelve,
    rows: Array.from({ length: 25 }, (_, row) =>
      twelve.map((_header, column) => ({
        display: column === 0 ? `Oct ${31 - row}, 2026` : `$${(row + 1) * column * 137}.00`,
        value: (row + 1) * column,
      })),
    ),
    totals: { 'column-0': '25 days', 'column-1': '$44,525.00' },
    totalRows: 25,
  },
};

export const Selecting: Story = {
  args: {
    title: 'Products',
    headers: [
      {
        key: 'compare',
        label: <input type="checkbox" aria-label="Select all" />,
        screenReaderLabel: 'Select',
        required: true,
      },
      { key: 'name', label: 'Product title', required: true },
      { key: 'items', label: 'Items sold', isNumeric: true, isSortable: true, defaultSort: true },
    ],
    rowHeader: 1,
    rows: ['Mug', 'Cap', 'Scarf'].map((name, index) => [
      { display: <input type="checkbox" aria-label={`Select ${name}`} />, value: false },
      { display: name, value: name },
      { display: String(12 - index), value: 12 - index },
    ]),
    totals: { name: '3 products', items: '33' },
    totalRows: 3,
  },
};
