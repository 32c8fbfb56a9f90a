import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truncate } from './truncate.tsx';

const meta = {
  title: 'Widgets/Truncate',
  component: Truncate,
  args: {
    children:
      'Sold out in the shop at the harbour since Tuesday, and expected again at the end of next week, together with the new colours.',
  },
} satisfies Meta<typeof Truncate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Short: Story = { args: { children: 'Sold out' } };

export const Empty: Story = { args: { children: null } };
