import type { Meta, StoryObj } from '@storybook/react-vite';
import previewUrl from '../testing/preview.html?url&no-inline';
import { WebPreview } from './web-preview.tsx';

const meta = {
  title: 'Widgets/Web preview',
  component: WebPreview,
  args: { src: previewUrl, title: 'Preview of the theme' },
} satisfies Meta<typeof WebPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OwnLoadingContent: Story = { args: { loadingContent: 'Loading the theme' } };

export const Refused: Story = { args: { src: 'ftp://shop.test/' } };
