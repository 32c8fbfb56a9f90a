import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, smallerCode } from '../chunk-groups.ts';
import { helpPages } from '../help-pages.ts';
import { pageScripts } from '../page-scripts.ts';
import { thirdPartyNotices } from '../third-party-notices.mjs';
import { buildTarget } from '../browsers.ts';
import { buildFile } from './build-file.ts';
import { platformGlobals } from './platform-globals.ts';
import { scopedStyles } from './scope-styles.ts';
import { checkStrings, translationNames } from './translation-names.ts';

const INPUT = 'wordpress/main.ts';

const codePlugins = () => [
  translationNames(),
  platformGlobals(),
  react(),
  helpPages(),
  scopedStyles(),
];

/** Builds the app for a page of the WordPress admin: modules that WordPress offers come from its globals. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  base: './',
  publicDir: false,
  plugins: [
    ...codePlugins(),
    pageScripts(INPUT),
    buildFile(),
    checkStrings(),
    thirdPartyNotices(),
    chunkGroups({ input: INPUT, plugins: codePlugins }),
  ],
  // global-cache, a dependency of react-dates, reads the Node global.
  define: { global: 'globalThis' },
  build: {
    outDir: 'dist/wordpress/tillview/app',
    target: buildTarget,
    modulePreload: {
      polyfill: false,
      // The page preloads the first view. Later parts import few files, and the names of these files would add 2 kB to the
      // first view.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      ...smallerCode,
      input: INPUT,
      output: {
        // The first view contains the names of all chunks, and each character of a hash compresses to nearly a byte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
