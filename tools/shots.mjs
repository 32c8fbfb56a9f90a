// Takes the pictures of the documents from the demo store, into docs/screenshots.
//   npm run shots                    all of them, and the record of what they show
//   npm run shots -- overview        those whose names begin so
//   npm run shots -- --review [dark] those that are reviewed before a release, into dist/review
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './find-chromium.mjs';
import {
  checkPictures,
  getPictureFolder,
  getRecordFile,
  PICTURE_TIME,
  PICTURES,
  readAppearance,
  readPictureSizes,
} from './release/pictures.mjs';

const root = path.resolve(import.meta.dirname, '..');
const isReview = process.argv.includes('--review');
const folder = isReview ? path.join(root, 'dist', 'review') : getPictureFolder(root);
mkdirSync(folder, { recursive: true });

/** Starts the built server; `npm run shots` builds it first. */
async function start(env) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DEMO_NOW: PICTURE_TIME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /(http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace(/\/$/, ''));
    });
    server.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { url, stop: () => server.kill() };
}

const openPicker = async (page) => {
  await page.locator('.tillview-dropdown-button').click();
  await page.getByRole('tab').first().waitFor();
};
const openCustom = async (page) => {
  await openPicker(page);
  await page.getByRole('tab').nth(1).click();
  await page.locator('.CalendarDay').filter({ visible: true }).first().waitFor();
};
const waitForText = (text) => (page) => page.getByText(text).first().waitFor();
/** What the estimate says last; where the shop has no orders, that there is none. */
const waitForEstimate = waitForText(/^(?:Estimated net sales|No estimate for)/);
/** What the screens with all orders show last. */
const waitForOrders = waitForText('Each month equals Revenue');

/** The counts in the header, which are loaded last. */
const waitForCounts = (page) => page.getByText('to approve').first().waitFor({ state: 'attached' });
const showChange = async (page) => {
  await page.getByRole('button', { name: 'Details of the change' }).click();
  // Otherwise the row below the pointer would be highlighted.
  await page.mouse.move(0, 0);
  await page.locator('.tillview-what-changed tbody tr').first().waitFor();
};

const dark = { colorScheme: 'dark' };
const rtl = { DEMO_LOCALE: 'ar', DEMO_WEEK_START: '6' };
const sizes = { 1440: 900, 1024: 768, 768: 1024, 390: 844, 320: 640 };

const wide = { width: 1280, height: 800 };
const overview = { path: '/analytics/overview', act: waitForEstimate };
const revenue = { path: '/analytics/revenue' };

/** How each picture is taken; wp-admin needs a WordPress with the plugin. */
const pictures = {
  overview: { ...overview, width: 1280, height: 900 },
  'overview-dark': { ...overview, width: 1280, height: 900, context: dark },
  'overview-phone': { ...overview, width: 390, height: 844 },
  revenue: { ...revenue, ...wide, act: waitForEstimate },
  'what-changed': { ...revenue, ...wide, act: showChange, part: '.tillview-what-changed' },
  'what-to-order': { path: '/stock', ...wide, act: waitForText('Suggested order') },
  sources: { path: '/analytics/sources', ...wide, act: waitForOrders },
  retention: { path: '/analytics/retention', ...wide, act: waitForOrders },
  profit: { path: '/analytics/profit', ...wide, act: waitForOrders },
  digest: { path: '/digest', ...wide, act: waitForEstimate },
};
const { STORE_URL, STORE_USER, STORE_PASSWORD } = process.env;
const site = STORE_URL && STORE_USER && STORE_PASSWORD ? new URL(STORE_URL).href : undefined;

const reviews = [
  { ...overview, name: 'overview-whole', width: 1440, height: 900, fullPage: true },
  { ...overview, name: 'overview-390', width: 390, height: 844, fullPage: true },
  { name: 'revenue-whole', width: 1440, height: 900, fullPage: true },
  // The full page in each width, light and dark.
  ...[1024, 768, 390, 320]
    .map((width) => ({ width, height: sizes[width], fullPage: true }))
    .flatMap((shot) => [
      { ...shot, name: `revenue-${shot.width}` },
      { ...shot, name: `revenue-${shot.width}-dark`, context: dark },
    ]),
  ...[1440, 390].map((width) => ({
    name: `revenue-${width}-large-text`,
    width,
    height: sizes[width],
    fullPage: true,
    isLargeText: true,
  })),
  { name: 'revenue-presets', width: 1440, height: 900, act: openPicker },
  { name: 'revenue-custom', width: 1440, height: 900, act: openCustom },
  { name: 'revenue-custom-390', width: 390, height: 664, act: openCustom },
  { name: 'revenue-custom-320', width: 320, height: 900, act: openCustom },
  {
    name: 'revenue-year-bars',
    width: 1440,
    height: 900,
    query: '&period=year&compare=previous_year&interval=month&chartType=bar&chart=net_revenue',
  },
  { name: 'revenue-rtl', width: 1440, height: 900, env: rtl },
  { name: 'revenue-rtl-390', width: 390, height: 844, fullPage: true, env: rtl },
  {
    name: 'revenue-rtl-custom',
    width: 1440,
    height: 900,
    env: { DEMO_LOCALE: 'he_IL' },
    act: openCustom,
  },
  { name: 'revenue-paper', width: 1440, height: 900, isPaper: true },
  { name: 'revenue-paper-rtl', width: 1440, height: 900, env: rtl, isPaper: true },
].map((shot) => ({ ...revenue, ...shot }));

const shots = isReview
  ? reviews
  : [
      ...PICTURES.map((name) => ({ ...pictures[name], name })),
      ...(site ? [{ ...overview, ...wide, name: 'wp-admin', site }] : []),
    ];
/** Prefixes of the names of the shots to take; without them, all are taken. */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = shots.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

/** Signs in to the WordPress of the environment, and opens a screen of the plugin. */
async function openInWordPress(page, shot) {
  await page.goto(new URL('wp-login.php', shot.site).href);
  await page.locator('#user_login').fill(STORE_USER);
  await page.locator('#user_pass').fill(STORE_PASSWORD);
  await page.locator('#wp-submit').click();
  await page.locator('#wpadminbar').waitFor();
  const url = new URL('wp-admin/admin.php', shot.site);
  url.search = new URLSearchParams({ page: 'tillview', path: shot.path }).toString();
  await page.goto(url.href);
}

const launch = async (...flags) =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags, ...flags] });
const browser = await launch();
/** A browser with text of twice the size, as a user can set it. */
const enlarged = await launch('--blink-settings=defaultFontSize=32');
/** One server for each set of environment variables. */
const servers = new Map();
const startOnce = (env) => {
  const key = JSON.stringify(env);
  const started = servers.get(key) ?? start(env);
  servers.set(key, started);
  return started;
};

try {
  for (const shot of chosen) {
    const { name, width, height, query = '' } = shot;
    const { env = {}, context = {}, act, part, fullPage, isPaper, isLargeText } = shot;
    const window = await (isLargeText ? enlarged : browser).newContext({
      viewport: { width, height },
      ...context,
    });
    try {
      const page = await window.newPage();
      if (shot.site) await openInWordPress(page, shot);
      else {
        const { url } = await startOnce(env);
        const screen = encodeURIComponent(shot.path);
        await page.goto(`${url}/wp-admin/admin.php?page=wc-admin&path=${screen}${query}`);
      }
      await page.waitForLoadState('networkidle');
      await act?.(page);
      if (!isReview) await waitForCounts(page);
      if (fullPage) {
        // Otherwise elements that stick to the end of the window would be in the middle of the screenshot.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: whole });
      }
      const file = `${name}.${isPaper ? 'pdf' : 'png'}`;
      const target = path.join(folder, file);
      await (isPaper
        ? page.pdf({ path: target, format: 'A4' })
        : (part ? page.locator(part) : page).screenshot({
            path: target,
            ...(part ? {} : { fullPage: fullPage ?? false }),
          }));
      console.log(path.relative(root, target));
    } finally {
      await window.close();
    }
  }
} finally {
  await Promise.all([browser.close(), enlarged.close()]);
  for (const server of servers.values()) (await server).stop();
}

if (!isReview && wanted.length === 0) {
  const appearance = await readAppearance(root);
  writeFileSync(getRecordFile(root), `${JSON.stringify(appearance, null, 2)}\n`);
}
if (!isReview) {
  const problems = checkPictures(readPictureSizes(root));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
