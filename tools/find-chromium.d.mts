/** The command line flags of every headless browser: it runs on any machine and sends no background requests. */
export declare const chromiumFlags: readonly string[];

/**
 * The path of a Chromium: `CHROME_PATH`, one on the PATH, the one of Playwright, or a newly installed one unless
 * `install` is false. Throws an error with one sentence when there is none.
 */
export declare function findChromium(options?: { install?: boolean }): Promise<string>;
