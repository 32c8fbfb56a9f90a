import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyContent } from './empty-content.tsx';

const meta = {
  title: 'EmptyContent',
  component: EmptyContent,
  args: {
    title: 'No orders yet',
    message: 'Orders show here as soon as the first customer has paid.',
    actionLabel: 'Add a product',
    actionURL: '#add',
    secondaryActionLabel: 'Learn more',
    secondaryActionURL: '#learn',
  },
} satisfies Meta<typeof EmptyContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPicture: Story = { args: { illustration: null } };

export const OwnPicture: Story = {
  args: { illustration: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', illustrationWidth: 200 },
};

export const TitleOnly: Story = {
  args: { message: undefined, actionLabel: undefined, secondaryActionLabel: undefined },
};

export const LongText: Story = {
  args: {
    title: 'There are no orders of returning customers in the range that you have chosen',
    message: 'Try a longer range, or take away one of the filters. '.repeat(5),
  },
};
