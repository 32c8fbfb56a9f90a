import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, smallerCode } from '../chunk-groups.ts';
import { trimD3 } from '../trim-d3.ts';
import { thirdPartyNotices } from '../third-party-notices.mjs';
import { buildFile } from './build-file.ts';
import { platformGlobals } from './platform-globals.ts';
import { scopedStyles } from './scope-styles.ts';

/** Builds the app for a page of the WordPress admin: what the platform offers comes from its globals. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  base: './',
  publicDir: false,
  plugins: [platformGlobals(), react(), scopedStyles(), buildFile(), trimD3(), thirdPartyNotices()],
  // global-cache, a dependency of react-dates, reads the Node global.
  define: { global: 'globalThis' },
  build: {
    outDir: 'dist/wordpress/tillview/app',
    // Smaller by 0.8 kB of the first view than with the minifier of the bundler.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // As `smallerCode` has it: reading a property does nothing else.
      compress: { passes: 3, pure_getters: true },
    },
    modulePreload: {
      polyfill: false,
      // The page preloads the first view. Later parts import few files, whose names would be 2 kB of that view.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      ...smallerCode,
      input: 'wordpress/main.ts',
      output: {
        codeSplitting: { groups: chunkGroups },
        // The names of all chunks stand in the first view, where a letter of a hash compresses to nearly a byte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
