import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { pointing } from '../testing/play.ts';
import { CompareButton } from './compare-button.tsx';

const meta = {
  title: 'Filters/Compare button',
  component: CompareButton,
  args: { count: 2, helpText: 'Check at least two mugs below to compare', children: 'Compare' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {};

export const TooFew: Story = { args: { count: 1 } };

export const WithHelp: Story = { args: { count: 1 }, play: pointing };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: { children: LONG_WORD, count: 0 },
  parameters: { width: 'phone' },
};

export const RightToLeft: Story = {
  args: { count: 1, children: 'השוואה', helpText: 'יש לבחור לפחות שני פריטים' },
  parameters: { direction: 'rtl' },
  play: pointing,
};
