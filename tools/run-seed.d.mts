/** The seed of the samples in the browser tests: `TILLVIEW_SEED`, otherwise always the same number. */
export declare function getRunSeed(): number;
