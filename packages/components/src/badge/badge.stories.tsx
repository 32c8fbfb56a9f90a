import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Widgets/Badge',
  component: Badge,
  args: { count: 12 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargeNumber: Story = { args: { count: 1234567, label: '1234567 reviews to read' } };
