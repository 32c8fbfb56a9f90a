import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const here = import.meta.dirname;

/** The gallery of the components; it runs and builds without network. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The page of a component documents its props.
  addons: ['@storybook/addon-docs'],
  stories: ['../packages/components/src/**/*.stories.tsx'],
  // Apart from the preview, which tests render over a server of their own.
  previewAnnotations: (entries = []) => [
    ...entries,
    path.join(here, 'demo-store.ts'),
    path.join(here, 'docs-page.tsx'),
  ],
  // The service worker of msw, which answers the requests of the page.
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
