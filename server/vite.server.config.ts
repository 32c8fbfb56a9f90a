import path from 'node:path';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../tools/third-party-notices.mjs';

/** Bundles the standalone server, with everything it needs, into one file that Node runs as it is. */
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
