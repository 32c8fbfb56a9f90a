import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewMoreList } from './view-more-list.tsx';

const meta = {
  title: 'Tables/ViewMoreList',
  component: ViewMoreList,
  args: {
    items: ['Mug', 'Cap', 'Scarf'].map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    )),
  },
} satisfies Meta<typeof ViewMoreList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneItem: Story = { args: { items: ['Mug'] } };

export const LongText: Story = {
  args: { items: ['Mug', 'A very long name of a product '.repeat(4)] },
};
