/** The exit code of a start program where there is no WordPress to start. */
const NO_WORDPRESS = 3;

/** Thrown when there is no WordPress to start. */
class NoWordPressError extends Error {}

/** Returns the error of a start program that ended with an exit code. */
export function toStartError(code: unknown, message: string, cause?: unknown): Error {
  return code === NO_WORDPRESS
    ? new NoWordPressError(message, { cause })
    : new Error(message, { cause });
}

/** The WordPress folders of `REAL_STORE_WORDPRESS`; undefined is the default folder of the start program. */
function readFolders({ REAL_STORE_WORDPRESS = '' }: NodeJS.ProcessEnv): (string | undefined)[] {
  const folders = REAL_STORE_WORDPRESS.split(':').flatMap((folder) => folder.trim() || []);
  return folders.length > 0 ? folders : [undefined];
}

/**
 * Runs a check with each WordPress folder of `REAL_STORE_WORDPRESS`. A folder without WordPress is skipped. Returns the
 * exit code: that of the last check that did not pass, otherwise 0.
 */
export async function forEachFolder(
  env: NodeJS.ProcessEnv,
  check: (env: NodeJS.ProcessEnv) => Promise<number>,
): Promise<number> {
  const folders = readFolders(env);
  let exitCode = 0;
  for (const folder of folders) {
    if (folders.length > 1) console.log(`\nWith the WordPress in ${folder}:`);
    try {
      const code = await check({ ...env, REAL_STORE_WORDPRESS: folder });
      if (code !== 0) exitCode = code;
    } catch (error) {
      if (!(error instanceof NoWordPressError)) throw error;
      console.log(`Skipped: there is no WordPress to start in ${folder ?? 'the default folder'}.`);
    }
  }
  return exitCode;
}
