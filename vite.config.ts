import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { tillviewDevServer } from './server/dev-plugin.ts';
import { thirdPartyNotices } from './tools/third-party-notices.mjs';

export default defineConfig({
  base: './',
  plugins: [react(), tillviewDevServer(), thirdPartyNotices()],
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
    manifest: 'manifest.json',
    // Written beside the build for stack traces; no file refers to one, and the server keeps them to itself.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Named, so that the size budgets can tell the first view from what comes later.
      output: {
        codeSplitting: { groups: [{ name: 'moment', test: /node_modules[\\/]moment[\\/]/ }] },
      },
    },
  },
  test: {
    css: false,
    restoreMocks: true,
    // On two cores the default is a single worker.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure code needs no fresh process for each file: 29 s instead of 77 on two cores.
          isolate: false,
          include: ['{packages/*/src,src,mocks,server,tests,tools}/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/bench/**'],
          setupFiles: ['./tests/setup/guards.ts', './tests/setup/seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages/*/src,src,tests}/**/*.dom.test.tsx'],
          setupFiles: ['./tests/setup/guards.ts', './tests/setup/seed.ts', './tests/setup/dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          environment: 'node',
          include: [],
          benchmark: { include: ['tests/bench/**/*.bench.ts'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['./tests/e2e/setup/global.ts'],
          setupFiles: ['./tests/setup/seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // More browsers at once than cores would only wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
