import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tillviewDevServer } from './server/dev-plugin.ts';
import { buildTarget } from './tools/browsers.ts';
import { chunkGroups, smallerCode } from './tools/chunk-groups.ts';
import { helpPages } from './tools/help-pages.ts';
import { pageScripts } from './tools/page-scripts.ts';
import { thirdPartyNotices } from './tools/third-party-notices.mjs';

const INPUT = 'src/main.tsx';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    helpPages(),
    tillviewDevServer(),
    pageScripts(INPUT),
    thirdPartyNotices(),
    chunkGroups({ input: INPUT, plugins: () => [react(), helpPages()] }),
  ],
  // global-cache, a dependency of react-dates, reads the Node global.
  define: { global: 'globalThis' },
  publicDir: false,
  // No other origin may read the sources, nor what the page says of a store.
  server: { cors: false },
  optimizeDeps: {
    include: [
      'moment',
      'react-dates/esm/initialize',
      'react-dates/esm/components/DayPickerRangeController',
      '@wordpress/components',
      '@wordpress/data',
      '@wordpress/api-fetch',
      '@wordpress/url',
      '@wordpress/i18n',
    ],
  },
  build: {
    outDir: 'dist/app',
    target: buildTarget,
    // Written beside the build for stack traces; no file refers to one, and the server keeps them to itself.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 600,
    rolldownOptions: { ...smallerCode, input: INPUT },
  },
});
