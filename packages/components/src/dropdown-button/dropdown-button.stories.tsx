import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { DropdownButton, type DropdownButtonProps } from './dropdown-button.tsx';

function Boxed(props: DropdownButtonProps) {
  return (
    <div style={{ maxInlineSize: 320 }}>
      <DropdownButton {...props} />
    </div>
  );
}

const meta = {
  title: 'Filters/Dropdown button',
  component: Boxed,
  subcomponents: { DropdownButton },
  args: { labels: ['All products'], isOpen: false },
} satisfies Meta<typeof Boxed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const TwoLines: Story = {
  args: {
    labels: ['Month to date (Nov 1 - 20, 2026)', 'vs. Previous year (Nov 1 - 20, 2025)'],
  },
};

export const Open: Story = { args: { ...TwoLines.args, isOpen: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: { labels: [LONG_WORD, LONG_WORD.repeat(2)] },
  parameters: { width: 'phone' },
};

export const RightToLeft: Story = {
  args: { labels: ['כל המוצרים', 'לעומת השנה הקודמת'] },
  parameters: { direction: 'rtl' },
};
