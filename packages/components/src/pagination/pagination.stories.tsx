import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './pagination.tsx';

function LivePagination(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [perPage, setPerPage] = useState(props.perPage);
  return (
    <Pagination
      {...props}
      page={page}
      perPage={perPage}
      onPageChange={(next, action) => {
        props.onPageChange?.(next, action);
        setPage(next);
      }}
      onPerPageChange={(next) => {
        props.onPerPageChange?.(next);
        setPerPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Tables/Pagination',
  component: Pagination,
  render: (args) => <LivePagination {...args} />,
  args: { page: 2, perPage: 25, total: 310 },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 13 } };

export const PageOutOfRange: Story = { args: { page: 20 } };

export const OnePage: Story = { args: { page: 1, total: 25 } };

export const OnePageOfMany: Story = { args: { page: 1, perPage: 100, total: 60 } };

export const ArrowsOnly: Story = { args: { showPagePicker: false, showPerPagePicker: false } };
