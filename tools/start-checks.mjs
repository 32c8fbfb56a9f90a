// What `npm start` says before it builds. It has no imports and no syntax that an old Node cannot read.

const toNumbers = (version) => version.split('.').map(Number);

function isOlder(version, wanted) {
  const numbers = toNumbers(version);
  const at = toNumbers(wanted).findIndex((number, index) => number !== numbers[index]);
  return at !== -1 && numbers[at] < toNumbers(wanted)[at];
}

/** What the command is going to do, in one line. */
export function describeStart(env) {
  const store = env.STORE_URL ? 'your store' : 'a demo store';
  return `Tillview: builds the app, which takes about a minute, then starts a server with ${store}.`;
}

/**
 * Why `npm start` cannot work, in one sentence, and what to do about it; `undefined` if it can. `engines` is the range of
 * package.json, and `prepareFolder` throws if `folder` cannot be written.
 */
export function findStartProblem({ version, engines, isInstalled, folder, prepareFolder }) {
  const wanted = engines.replace('>=', '');
  if (isOlder(version, wanted)) {
    const short = toNumbers(wanted).slice(0, 2).join('.');
    return `This is Node ${version}, and Tillview needs Node ${short} or newer: install it from https://nodejs.org, then run "npm ci" and "npm start" again.`;
  }
  if (!isInstalled)
    return 'The packages are not installed: run "npm ci" first, which downloads them and needs a network connection.';
  try {
    prepareFolder();
  } catch (error) {
    return `The app is built into ${folder}, which cannot be written (${error.code}): move Tillview to a folder that you may write to.`;
  }
  return undefined;
}
