import type { StorybookConfig } from '@storybook/react-vite';

// Behind the gallery stands the demo store on the day of the stories, whatever store the environment names.
delete process.env['STORE_URL'];
process.env['DEMO_NOW'] = '2026-11-20T12:30:00';
process.env['DEMO_TIME_ZONE'] = 'Pacific/Auckland';

/** The gallery of the components; it runs and builds without network. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The page of a component documents its props.
  addons: ['@storybook/addon-docs'],
  stories: ['../packages/components/src/**/*.stories.tsx'],
  // The service worker of the demo store, as msw provides it.
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
