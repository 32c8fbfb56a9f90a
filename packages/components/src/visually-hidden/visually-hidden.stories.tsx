import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Widgets/Visually hidden',
  component: VisuallyHidden,
  render: (args) => (
    <p>
      There is hidden text after this sentence. <VisuallyHidden {...args} />
    </p>
  ),
  args: { children: 'Only screen readers read this.' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
