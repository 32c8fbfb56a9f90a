import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_IMAGE } from '../testing/sample-image.ts';
import { SizedImage } from './sized-image.tsx';

const meta = {
  title: 'Widgets/Sized image',
  component: SizedImage,
  args: { src: SAMPLE_IMAGE, alt: 'A mug', width: 120, height: 80, placeholder: null },
} satisfies Meta<typeof SizedImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Placeholder: Story = { args: { src: undefined } };
