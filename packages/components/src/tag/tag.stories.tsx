import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Widgets/Tag',
  component: Tag,
  args: { label: 'Blue' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removable: Story = { args: { id: 3, remove: () => () => {} } };

export const WithPopover: Story = {
  args: { label: 'Clothing', popoverContents: 'A category with 12 products.' },
};

export const WithoutLabel: Story = { args: { label: '' } };

export const LongText: Story = {
  args: { label: LONG_WORD, remove: () => () => {} },
  parameters: { width: 'phone' },
};
