import { afterAll } from 'vitest';

/**
 * Random tests print the seed of a run that fails; `TILLVIEW_SEED=<that seed>` repeats the run. The library is loaded
 * here only in that case, because most files have no random test.
 */
const seed = process.env['TILLVIEW_SEED'];
if (seed) {
  const { configureGlobal, resetConfigureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(seed) });
  afterAll(resetConfigureGlobal);
}
