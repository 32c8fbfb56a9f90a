// The seed of the samples in the browser tests.

/** `TILLVIEW_SEED`, otherwise always the same number. */
export const getRunSeed = () => Number(process.env.TILLVIEW_SEED || 1);
