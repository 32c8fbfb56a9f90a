import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductRating } from './product-rating.tsx';
import { Rating } from './rating.tsx';
import { ReviewRating } from './review-rating.tsx';

const meta = {
  title: 'Widgets/Rating',
  component: Rating,
  subcomponents: { ProductRating, ReviewRating },
  args: { rating: 3.5 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { rating: 0 } };

export const All: Story = { args: { rating: 5 } };

export const OfAProduct: Story = {
  render: () => <ProductRating product={{ average_rating: '4.25' }} />,
};

export const OfAReview: Story = { render: () => <ReviewRating review={{ rating: 2 }} /> };
