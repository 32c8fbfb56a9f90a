import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatus } from './order-status.tsx';

const orderStatusMap = {
  processing: 'Processing',
  completed: 'Completed',
  'on-hold': 'On hold',
  failed: 'Failed',
};

const meta = {
  title: 'Widgets/Order status',
  component: OrderStatus,
  args: { order: { status: 'processing' }, orderStatusMap },
} satisfies Meta<typeof OrderStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Completed: Story = { args: { order: { status: 'completed' } } };

export const Failed: Story = { args: { order: { status: 'failed' } } };

export const Unknown: Story = { args: { order: { status: 'awaiting-shipment' } } };
