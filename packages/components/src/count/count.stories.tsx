import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from './count.tsx';

const meta = {
  title: 'Widgets/Count',
  component: Count,
  args: { count: 12 },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { count: 3, label: '3 reviews to read' } };
