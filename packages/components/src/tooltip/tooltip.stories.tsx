import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Tooltip',
  component: Tooltip,
  args: {
    text: 'Check at least two items below to compare',
    children: <Button aria-disabled>Compare</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { text: 'A sentence that explains it. '.repeat(12) } };

export const WithoutText: Story = { args: { text: '' } };
