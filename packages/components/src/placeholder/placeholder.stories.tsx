import type { Meta, StoryObj } from '@storybook/react-vite';
import { Placeholder } from './placeholder.tsx';

const meta = {
  title: 'Widgets/Placeholder',
  component: Placeholder,
  args: { width: '120px' },
} satisfies Meta<typeof Placeholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
