// Finds a Chromium for the end-to-end tests, or installs one with a message. As a program:
//   node tools/find-chromium.mjs [--install]   prints the path of the browser
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The headless shell is Chromium without the window of a desktop: the tests take a fifth less time with it.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
// Older releases of Debian lack the headless shell.
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];
// Without these fonts, Arabic, Hebrew and emoji are shown as boxes.
const FONTS = ['fonts-noto-core', 'fonts-noto-color-emoji'];

// The disabled features of Chromium. Some parts of its address bar are web pages: they need two more processes per
// window, which take longer to start than the rest of the window. A spare process for the next page is often not used.
// The other features are those that Playwright disables, because only the last such list has an effect.
const DISABLED_FEATURES = [
  'SpareRendererForSitePerProcess',
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

/** The command line flags of every headless browser: it runs on any machine and sends no background requests. */
export const chromiumFlags = [
  '--headless',
  // As in a browser with windows: a frame of another origin has its own process. The headless shell shares one.
  '--site-per-process',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

async function findPlaywrightChromium() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return file && isProgram(file) ? file : undefined;
}

function run(command, args) {
  console.error(`> ${command} ${args.join(' ')}`);
  // The output of an installer goes to stderr, so that stdout contains only the path.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return status === 0;
}

async function install() {
  console.error('No Chromium was found; installing one.');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    if (run('apt-get', ['update']))
      DEBIAN_BROWSERS.some((name) =>
        run('apt-get', ['install', '-y', '--no-install-recommends', name, ...FONTS]),
      );
    const found = findOnPath();
    if (found) return found;
  }
  const cli = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json'))),
    'cli.js',
  );
  run(process.execPath, [cli, 'install', 'chromium']);
  return findPlaywrightChromium();
}

/**
 * The path of a Chromium: `CHROME_PATH`, one on the PATH, the one of Playwright, or a newly installed one unless
 * `install` is false. Throws an error with one sentence when there is none.
 */
export async function findChromium({ install: mayInstall = true } = {}) {
  const chosenPath = process.env.CHROME_PATH;
  if (chosenPath) {
    if (isProgram(chosenPath)) return chosenPath;
    throw new Error(`CHROME_PATH is "${chosenPath}", which is not an executable file.`);
  }
  const found =
    findOnPath() ?? (await findPlaywrightChromium()) ?? (mayInstall ? await install() : undefined);
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
