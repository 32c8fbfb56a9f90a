import type { StorybookConfig } from '@storybook/react-vite';

/** The gallery of the components; it runs and builds without network. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/components/src/**/*.stories.tsx'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: false },
};

export default config;
