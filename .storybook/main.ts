import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const here = import.meta.dirname;

/** The Storybook of the components; it runs and builds without network access. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Generates a docs page with the props of each component.
  addons: ['@storybook/addon-docs'],
  stories: ['../packages/components/src/**/*.stories.tsx'],
  // Not imported by the preview, because tests also render the preview and use their own mock server.
  previewAnnotations: (entries = []) => [
    ...entries,
    path.join(here, 'demo-store.ts'),
    path.join(here, 'docs-page.tsx'),
  ],
  // The service worker of msw, which responds to the requests of the page.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
