import path from 'node:path';
import { build } from 'vite';

/** Builds the harness into a folder. */
export async function buildHarness(folder: string): Promise<void> {
  const environment = process.env['NODE_ENV'];
  // Vitest sets NODE_ENV to "test", with which Vite would build React with development warnings.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: path.join(import.meta.dirname, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}
