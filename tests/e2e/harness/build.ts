import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the page that shows filters, a control or a story of the gallery alone. */
export async function buildHarness(folder: string): Promise<void> {
  const environment = process.env['NODE_ENV'];
  // Vitest sets NODE_ENV to "test", with which Vite would build React with development warnings.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      base: '/harness/',
      logLevel: 'error',
      plugins: [react()],
      define: { global: 'globalThis' },
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}
