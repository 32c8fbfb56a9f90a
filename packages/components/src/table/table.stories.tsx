import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyTable } from './empty-table.tsx';
import { headers, rows, totals } from '../testing/table-fixtures.tsx';
import { TablePlaceholder } from './table-placeholder.tsx';
import { TableSummary, TableSummaryPlaceholder } from './table-summary.tsx';
import { Table } from './table.tsx';

const meta = {
  title: 'Tables/Table',
  component: Table,
  subcomponents: { EmptyTable, TablePlaceholder },
  args: { caption: 'Revenue', headers, rows, query: {} },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTotals: Story = { args: { totals } };

export const Sorted: Story = { args: { query: { orderby: 'gross', order: 'asc' } } };

export const Loading: Story = { args: { rows: [], isLoading: true, totals } };

export const Empty: Story = { args: { rows: [] } };

export const Placeholder: Story = {
  render: ({ caption }) => <TablePlaceholder caption={caption} headers={headers} />,
};

export const EmptyRows: Story = {
  render: () => <EmptyTable numberOfRows={4}>Nothing here yet.</EmptyTable>,
};

export const Summary: Story = {
  render: () => (
    <TableSummary
      data={[
        { label: 'products', value: '12' },
        { label: 'net sales', value: '$4,210.00' },
      ]}
    />
  ),
};

export const SummaryPlaceholder: Story = { render: () => <TableSummaryPlaceholder /> };
