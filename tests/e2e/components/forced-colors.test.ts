import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withFiltersShop } from '../pages/filters-shop.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

/** The share of pixels, from 0 to 1, that differ between two screenshots by a contrast of at least 3 : 1. */
async function shareThatDiffers(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      const linear = (value = 0) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const lightOf = (data: ArrayLike<number>, at: number) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      if (!first || first.length !== second?.length) throw new Error('The pictures do not match.');
      let differing = 0;
      for (let at = 0; at < first.length; at += 4) {
        const lights = [lightOf(first, at), lightOf(second, at)];
        if ((Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) >= 3) differing++;
      }
      return differing / (first.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

describe.each(['light', 'dark'] as const)('in forced %s colours', (colorScheme) => {
  const day = (page: Page, name: string) => page.getByRole('button', { name });
  const openRange = async () => {
    const { page, open } = visits.shop;
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open('products', 'period=custom&compare=none&after=2026-11-03&before=2026-11-17');
    await page.getByRole('button', { name: /^Date Range:/ }).click();
    await day(page, 'November 10, 2026').waitFor();
    return page;
  };
  /** The share of an element's pixels that an action changes visibly. */
  const changeOf = async (page: Page, part: Locator, act: () => Promise<unknown>) => {
    const before = await part.screenshot();
    await act();
    return shareThatDiffers(page, before, await part.screenshot());
  };

  deepIt(
    'the arrows of the month buttons, the focus on the selected day and the range are visible',
    async () => {
      const page = await openRange();
      for (const name of ['Previous month', 'Next month']) {
        const button = page.getByRole('button', { name });
        const hide = () =>
          button.locator('svg').evaluate((svg) => svg.setAttribute('visibility', 'hidden'));
        expect(await changeOf(page, button, hide)).toBeGreaterThan(0.01);
      }
      const start = day(page, 'November 3, 2026');
      await page.getByRole('textbox', { name: 'Start date' }).focus();
      const share = await changeOf(page, start, async () => {
        for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
        expect(await start.evaluate((node) => node === document.activeElement)).toBe(true);
      });
      expect(share).toBeGreaterThan(0.05);
      const between = day(page, 'November 10, 2026');
      const leave = () => page.getByRole('textbox', { name: 'End date' }).fill('11/05/2026');
      expect(await changeOf(page, between, leave)).toBeGreaterThan(0.1);
    },
  );
});
