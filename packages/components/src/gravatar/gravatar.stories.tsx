import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_IMAGE } from '../testing/sample-image.ts';
import { AvatarsContext } from './avatars-context.ts';
import { Gravatar } from './gravatar.tsx';

/** Sets whether the host allows avatars, from the story's parameter `avatars`. */
const withAvatars: Decorator = (Story, { parameters }) => (
  <AvatarsContext.Provider value={parameters['avatars'] !== false}>
    <Story />
  </AvatarsContext.Provider>
);

const meta = {
  title: 'Widgets/Gravatar',
  component: Gravatar,
  decorators: [withAvatars],
  args: { user: { name: 'Ana Silva', avatar_urls: { 96: SAMPLE_IMAGE } } },
} satisfies Meta<typeof Gravatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAllowedByTheHost: Story = { parameters: { avatars: false } };

export const WithoutUser: Story = { args: { user: null }, parameters: { avatars: false } };

export const Small: Story = { args: { size: 24 } };
