import path from 'node:path';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../tools/third-party-notices.mjs';

/** Bundles the standalone server with all its dependencies into one file that Node can run directly. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [thirdPartyNotices()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    minify: 'oxc',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});
