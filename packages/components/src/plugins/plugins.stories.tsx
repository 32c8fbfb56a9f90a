import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { RegistryProvider } from '@wordpress/data';
import { pressing } from '../testing/play.ts';
import { createPluginsRegistry, type InstallOutcome } from '../testing/plugins-registry.ts';
import { Plugins } from './plugins.tsx';

const isOutcome = (value: unknown): value is InstallOutcome =>
  value === 'success' || value === 'failure' || value === 'pending';

/** Provides the plugins data store to a story; the story's parameter `outcome` selects the result. */
const withRegistry: Decorator = (Story, { parameters: { outcome } }) => (
  <RegistryProvider value={createPluginsRegistry(isOutcome(outcome) ? outcome : 'success')}>
    <Story />
  </RegistryProvider>
);

const meta = {
  title: 'Widgets/Plugins',
  component: Plugins,
  args: { onComplete: () => {}, onSkip: () => {} },
  decorators: [withRegistry],
} satisfies Meta<typeof Plugins>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Installing: Story = { parameters: { outcome: 'pending' }, play: pressing() };

export const Failed: Story = { parameters: { outcome: 'failure' }, play: pressing() };

export const AutoInstall: Story = {
  args: { autoInstall: true },
  parameters: { outcome: 'pending' },
};

export const AutoInstallFailed: Story = {
  args: { autoInstall: true },
  parameters: { outcome: 'failure' },
};

export const NothingToInstall: Story = { args: { pluginSlugs: [] } };
