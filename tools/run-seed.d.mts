/** The seed of a test run: `TILLVIEW_SEED`, otherwise a number that depends only on the commit. */
export declare function getRunSeed(): number;
