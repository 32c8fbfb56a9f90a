import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollTo } from './scroll-to.tsx';

const meta = {
  title: 'Widgets/Scroll to',
  component: ScrollTo,
  render: (args) => (
    <div style={{ paddingBlockStart: '120vh', paddingBlockEnd: '120vh' }}>
      <ScrollTo {...args} />
    </div>
  ),
  args: { children: 'The window scrolls to this line.' },
} satisfies Meta<typeof ScrollTo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
