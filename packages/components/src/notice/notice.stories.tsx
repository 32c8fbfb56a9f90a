import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Widgets/Notice',
  component: Notice,
  args: {
    children: 'The time zone of the store could not be read. Dates are in UTC.',
    onRemove: () => {},
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = { args: { status: 'success', children: 'Settings saved.' } };

export const Warning: Story = { args: { status: 'warning' } };

export const Failed: Story = {
  args: {
    status: 'error',
    children: 'The settings could not be saved.',
    actions: [
      { label: 'Retry', onClick: () => {} },
      { label: 'Learn more', url: '#learn' },
    ],
  },
};

export const LongText: Story = {
  args: { children: LONG_WORD, actions: [{ label: LONG_WORD, url: '#learn' }] },
  parameters: { width: 'phone' },
};
