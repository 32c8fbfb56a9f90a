import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { toSource, WINDOW, type Engine } from './engine.ts';

/** Opens Chromium, with which the other engines are compared. */
export async function openChromium(folder: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.on('download', (file) => {
    void file.saveAs(path.join(folder, file.suggestedFilename()));
  });
  return {
    name: `Chromium ${browser.version()}`,
    downloads: folder,
    goTo: async (url) => {
      await page.goto(url);
    },
    run: async (callback, ...args) => JSON.parse(await page.evaluate(toSource(callback, args))),
    async point(use, [first, ...others]) {
      if (first) await page.mouse.move(...first);
      if (use === 'drag') await page.mouse.down();
      for (const point of others) await page.mouse.move(...point, { steps: 4 });
      if (use === 'click') await page.mouse.down();
      if (use !== 'hover') await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
