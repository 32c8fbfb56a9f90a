import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag.tsx';

const meta = {
  title: 'Widgets/Flag',
  component: Flag,
  args: { code: 'NZ' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThreeLetters: Story = { args: { code: 'DEU' } };

export const ThreeDigits: Story = { args: { code: '840' } };

export const OfAnOrder: Story = {
  args: { code: undefined, order: { shipping: { country: 'FR' }, billing: { country: 'BE' } } },
};

export const Large: Story = { args: { size: 48 } };

export const Unknown: Story = { args: { code: 'ZZ' } };
