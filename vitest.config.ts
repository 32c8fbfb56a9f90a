import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/sequencer.ts';
import { helpPages } from './tools/help-pages.ts';

/**
 * The time of a test and of a hook in milliseconds: many times what any of them takes, because these are no tests of
 * speed, and a busy machine must not fail one.
 */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** What each test starts with, with a page or without. */
const setupFiles = ['./tests/setup/guards.ts', './tests/setup/reset.ts', './tests/setup/seed.ts'];

// Only what changes code: each transformed file is cached under a hash of the whole configuration.
export default defineConfig({
  plugins: [react(), helpPages()],
  // global-cache, a dependency of react-dates, reads the Node global.
  define: { global: 'globalThis' },
  test: {
    // The app uses a few components of this package, and Node would load its thousands of modules in each process.
    alias: [
      {
        find: /^@wordpress\/components$/,
        replacement: path.resolve('tests/setup/wordpress-components.mjs'),
      },
    ],
    css: false,
    // Results must not depend on the time zone of the machine: this one is west of UTC, with half an hour and summer time.
    env: { TZ: process.env['TILLVIEW_TZ'] ?? 'America/St_Johns' },
    restoreMocks: true,
    unstubGlobals: true,
    // On two cores the default is a single worker.
    maxWorkers: '100%',
    // Set-up files one after the other: what they register is undone in the reverse order.
    sequence: { sequencer: LongestFirst, setupFiles: 'list' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure code needs no fresh process for each file: 29 s instead of 77 on two cores.
          isolate: false,
          ...timeouts,
          include: ['{packages/*/src,src,mocks,server,tests,tools}/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/bench/**'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Files share processes, as the pure tests do: tests/setup/dom.ts empties the page after each test. What they share
          // besides is the REST root, the same in all tests.
          isolate: false,
          include: [
            '{packages/*/src,src,tests/contract,tests/setup,tests/screens}/**/*.dom.test.tsx',
          ],
          setupFiles: [
            ...setupFiles,
            './tests/setup/dom.ts',
            './tests/setup/focus-visible.ts',
            './tests/setup/strict-mode.ts',
          ],
          ...timeouts,
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
          ...timeouts,
          // As for what a page must show, see tests/e2e/setup/windows.ts; the default is one second.
          expect: { poll: { timeout: 60_000 } },
          // Each file opens its own windows; what it shares is the browser of its process.
          isolate: false,
          // More browsers at once than cores would only wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
