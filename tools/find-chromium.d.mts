/** How every headless browser of ours is started: alone, on any machine, calling nobody. */
export declare const chromiumFlags: readonly string[];

/**
 * The path of a Chromium: `CHROME_PATH`, one on the PATH, Playwright's own, else a fresh one unless
 * `install` is false. Throws one sentence when there is none.
 */
export declare function findChromium(options?: { install?: boolean }): Promise<string>;
