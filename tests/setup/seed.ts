import { configureGlobal } from 'fast-check';

/** The seed of all random tests: each run tests the same cases. `TILLVIEW_SEED` selects others. */
configureGlobal({ seed: Number(process.env['TILLVIEW_SEED'] || 1) });
