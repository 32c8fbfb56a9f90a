import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { Pill } from './pill.tsx';

const meta = {
  title: 'Widgets/Pill',
  component: Pill,
  args: { children: 'Beta' },
} satisfies Meta<typeof Pill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { children: undefined } };

export const LongText: Story = { args: { children: LONG_WORD }, parameters: { width: 'phone' } };
