// Writes the screenshots of the README, and those that are reviewed before a release.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './find-chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs', 'screenshots');
mkdirSync(folder, { recursive: true });

/** Starts the built server; `npm run shots` builds it first. */
async function start(env) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DEMO_NOW: '2026-11-20T12:00:00', ...env },
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

/** What the Overview shows last: the estimate, and the counts in the header. */
const waitForOverview = async (page) => {
  await page.getByText('Estimated net sales').first().waitFor();
  await page.getByText('to approve').first().waitFor({ state: 'attached' });
};
const overview = { screen: 'overview', act: waitForOverview };

const dark = { colorScheme: 'dark' };
const rtl = { DEMO_LOCALE: 'ar', DEMO_WEEK_START: '6' };
const sizes = { 1440: 900, 1024: 768, 768: 1024, 390: 844, 320: 640 };

const shots = [
  { ...overview, name: 'overview', width: 1440, height: 900 },
  { ...overview, name: 'overview-whole', width: 1440, height: 900, fullPage: true },
  { ...overview, name: 'overview-390', width: 390, height: 844, fullPage: true },
  { name: 'revenue', width: 1440, height: 900 },
  { name: 'revenue-dark', width: 1440, height: 900, context: dark },
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
];

/** Prefixes of the names of the shots to take; without arguments, all shots are taken. */
const wanted = process.argv.slice(2);
const chosen = shots.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

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
    const { name, screen = 'revenue', width, height, query = '' } = shot;
    const { env = {}, context = {}, act, fullPage, isPaper, isLargeText } = shot;
    const server = await startOnce(env);
    const window = await (isLargeText ? enlarged : browser).newContext({
      viewport: { width, height },
      ...context,
    });
    try {
      const page = await window.newPage();
      await page.goto(
        `${server.url}/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2F${screen}${query}`,
      );
      await page.waitForLoadState('networkidle');
      await act?.(page);
      if (fullPage) {
        // Otherwise elements that stick to the end of the window would be in the middle of the screenshot.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: whole });
      }
      const file = `${name}.${isPaper ? 'pdf' : 'png'}`;
      const target = path.join(folder, file);
      await (isPaper
        ? page.pdf({ path: target, format: 'A4' })
        : page.screenshot({ path: target, fullPage: fullPage ?? false }));
      console.log(`docs/screenshots/${file}`);
    } finally {
      await window.close();
    }
  }
} finally {
  await Promise.all([browser.close(), enlarged.close()]);
  for (const server of servers.values()) (await server).stop();
}
