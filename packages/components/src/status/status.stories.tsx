import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { Status } from './status.tsx';

const meta = {
  title: 'Widgets/Status',
  component: Status,
  args: { children: 'Enabled', tone: 'done' },
  argTypes: { tone: { control: 'select', options: ['good', 'done', 'warning', 'bad', 'off'] } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Status {...args} />
      <Status tone="good">Processing</Status>
      <Status tone="warning">On hold</Status>
      <Status tone="bad">Out of stock</Status>
      <Status tone="off">Disabled</Status>
      <Status>Draft</Status>
    </div>
  ),
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { children: undefined } };

export const LongText: Story = { args: { children: LONG_WORD }, parameters: { width: 'phone' } };
