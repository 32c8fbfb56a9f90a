// Writes the screenshots of the README and of the states that are looked at before a release.
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

const shots = [
  { name: 'overview', screen: 'overview', width: 1440, height: 900, fullPage: true },
  { name: 'overview-390', screen: 'overview', width: 390, height: 844, fullPage: true },
  { name: 'revenue', width: 1440, height: 900 },
  { name: 'revenue-dark', width: 1440, height: 900, context: { colorScheme: 'dark' } },
  { name: 'revenue-768', width: 768, height: 1024 },
  { name: 'revenue-320', width: 320, height: 900, fullPage: true },
  { name: 'revenue-whole', width: 1440, height: 900, fullPage: true },
  { name: 'revenue-presets', width: 1440, height: 900, act: openPicker },
  { name: 'revenue-custom', width: 1440, height: 900, act: openCustom },
  { name: 'revenue-custom-320', width: 320, height: 900, act: openCustom },
  {
    name: 'revenue-year-bars',
    width: 1440,
    height: 900,
    query: '&period=year&compare=previous_year&interval=month&chartType=bar&chart=net_revenue',
  },
  {
    name: 'revenue-rtl',
    width: 1440,
    height: 900,
    env: { DEMO_LOCALE: 'ar', DEMO_WEEK_START: '6' },
  },
  {
    name: 'revenue-rtl-custom',
    width: 1440,
    height: 900,
    env: { DEMO_LOCALE: 'he_IL' },
    act: openCustom,
  },
];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  for (const shot of shots) {
    const { name, screen = 'revenue', width, height, query = '' } = shot;
    const { env = {}, context = {}, act, fullPage } = shot;
    const server = await start(env);
    const window = await browser.newContext({ viewport: { width, height }, ...context });
    try {
      const page = await window.newPage();
      await page.goto(
        `${server.url}/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2F${screen}${query}`,
      );
      await page.waitForLoadState('networkidle');
      await act?.(page);
      await page.screenshot({
        path: path.join(folder, `${name}.png`),
        fullPage: fullPage ?? false,
      });
      console.log(`docs/screenshots/${name}.png`);
    } finally {
      await window.close();
      server.stop();
    }
  }
} finally {
  await browser.close();
}
