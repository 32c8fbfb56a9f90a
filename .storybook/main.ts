import type { StorybookConfig } from '@storybook/react-vite';

// Behind the gallery stands the demo store on the day of the stories, whatever shop the surroundings name.
delete process.env['STORE_URL'];
process.env['DEMO_NOW'] = '2026-11-20T12:30:00';
process.env['DEMO_TIME_ZONE'] = 'Pacific/Auckland';

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
