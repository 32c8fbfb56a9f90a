/** The seed of a test run: `TILLVIEW_SEED`, or else a number that depends on the commit alone. */
export declare function getRunSeed(): number;
