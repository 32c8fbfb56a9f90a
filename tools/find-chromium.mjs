// Finds a Chromium for the end-to-end tests, or installs one and says so. As a program:
//   node tools/find-chromium.mjs [--install]   prints the path of the browser
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
// Without the fonts Arabic, Hebrew and emoji are boxes.
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];

// What a window of a browser has beside the page: parts of its own bar are pages of their own, in two more processes for
// each window, which take longer to start than the rest of it. The others are what Playwright turns off too: of several
// such lists the last one counts.
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How every headless browser of ours is started: alone, on any machine, calling nobody. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

async function ofPlaywright() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return file && isProgram(file) ? file : undefined;
}

function run(command, args) {
  console.error(`> ${command} ${args.join(' ')}`);
  // What an installer says goes to stderr, so that stdout holds nothing but the path.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return status === 0;
}

async function install() {
  console.error('No Chromium was found; installing one.');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    if (run('apt-get', ['update']))
      run('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]);
    const found = onPath();
    if (found) return found;
  }
  const cli = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json'))),
    'cli.js',
  );
  run(process.execPath, [cli, 'install', 'chromium']);
  return ofPlaywright();
}

/**
 * The path of a Chromium: `CHROME_PATH`, one on the PATH, Playwright's own, else a fresh one unless
 * `install` is false. Throws one sentence when there is none.
 */
export async function findChromium({ install: mayInstall = true } = {}) {
  const chosenPath = process.env.CHROME_PATH;
  if (chosenPath) {
    if (isProgram(chosenPath)) return chosenPath;
    throw new Error(`CHROME_PATH is "${chosenPath}", which is no program that can be run.`);
  }
  const found = onPath() ?? (await ofPlaywright()) ?? (mayInstall ? await install() : undefined);
  if (found) return found;
  throw new Error(
    'The end-to-end tests need Chromium and none could be found or installed: install it, or set CHROME_PATH to its program.',
  );
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findChromium({ install: process.argv.includes('--install') }));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
