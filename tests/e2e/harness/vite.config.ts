import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the page that shows filters, a control or a story of the gallery alone. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/harness/',
  plugins: [react()],
  define: { global: 'globalThis' },
  build: {
    outDir: '../../../dist/harness',
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
  },
});
