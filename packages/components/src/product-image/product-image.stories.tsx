import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_IMAGE } from '../testing/sample-image.ts';
import { ProductImage } from './product-image.tsx';

const meta = {
  title: 'Widgets/Product image',
  component: ProductImage,
  args: { product: { images: [{ src: SAMPLE_IMAGE, alt: 'Mug' }] } },
} satisfies Meta<typeof ProductImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfAVariation: Story = {
  args: { product: { image: { src: SAMPLE_IMAGE, alt: 'Blue mug' } } },
};

export const Large: Story = { args: { width: 120, height: 80 } };

export const Missing: Story = { args: { product: null } };

export const Broken: Story = {
  args: { product: { images: [{ src: 'data:image/png;base64,AAAA', alt: 'Mug' }] } },
};
