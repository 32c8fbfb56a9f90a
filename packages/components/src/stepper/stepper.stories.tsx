import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../testing/completer.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { key: 'details', label: 'Store details', description: 'Address and currency' },
  {
    key: 'shipping',
    label: 'Shipping',
    description: 'Zones and rates',
    content: 'Where does the store ship to?',
  },
  { key: 'payments', label: 'Payments', description: 'Cards and bank transfer' },
  { key: 'theme', label: 'Theme' },
];

const meta = {
  title: 'Widgets/Stepper',
  component: Stepper,
  args: { steps, currentStep: 'shipping' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vertical: Story = { args: { isVertical: true } };

export const Pending: Story = { args: { isPending: true } };

export const Pressable: Story = {
  args: { steps: steps.map((step) => ({ ...step, onClick: () => {} })) },
};

export const CompleteInAnyOrder: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, isComplete: index === 3 })) },
};

export const UnknownStep: Story = { args: { currentStep: 'taxes' } };

export const LongText: Story = {
  args: {
    steps: [{ key: 'shipping', label: LONG_WORD, description: LONG_WORD, content: LONG_WORD }],
  },
};
