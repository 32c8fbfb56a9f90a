import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ControlPage } from '../pages/controls.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

const CUSTOM = {
  period: 'custom',
  compare: 'previous_year',
  after: '2026-11-03',
  before: '2026-11-17',
};

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

describe.each([
  ['forced light colours', { forcedColors: 'active', colorScheme: 'light' }],
  ['forced dark colours', { forcedColors: 'active', colorScheme: 'dark' }],
  ['colours of our own', {}],
] as const)('in %s', (_name, colours) => {
  const day = (on: ControlPage, name: string) => on.page.getByRole('button', { name });
  const openRange = async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer', colours);
    await on.open('controls=range', { address: CUSTOM });
    await on.input.press(on.page.getByRole('button', { name: /^Date Range:/ }));
    await day(on, 'November 10, 2026').waitFor();
    return on;
  };
  /** The share of an element's pixels that an action changes visibly. */
  const changeOf = async (on: ControlPage, part: Locator, act: () => Promise<unknown>) => {
    const before = await part.screenshot();
    await act();
    return shareThatDiffers(on.page, before, await part.screenshot());
  };

  it('the arrows of the month buttons are visible', async () => {
    const on = await openRange();
    for (const name of ['Previous month', 'Next month']) {
      const button = on.page.getByRole('button', { name });
      const arrow = button.locator('svg');
      const hide = () => arrow.evaluate((svg) => svg.setAttribute('visibility', 'hidden'));
      expect(await changeOf(on, button, hide)).toBeGreaterThan(0.01);
    }
  });

  it('the focus is visible on the selected day', async () => {
    const on = await openRange();
    const start = day(on, 'November 3, 2026');
    const field = on.page.getByRole('textbox', { name: 'Start Date' });
    await field.focus();
    const share = await changeOf(on, start, async () => {
      await on.page.keyboard.press('Tab');
      await on.page.keyboard.press('Tab');
      await on.page.keyboard.press('Tab');
      await on.page.keyboard.press('Tab');
      expect(await start.evaluate((node) => node === document.activeElement)).toBe(true);
    });
    expect(share).toBeGreaterThan(0.05);
  });
});

describe.each(['light', 'dark'] as const)('in forced %s colours', (colorScheme) => {
  it('the days between the ends of a range differ from the others', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer', {
      forcedColors: 'active',
      colorScheme,
    });
    await on.open('controls=range', { address: CUSTOM });
    await on.input.press(on.page.getByRole('button', { name: /^Date Range:/ }));
    const between = on.page.getByRole('button', { name: 'November 10, 2026' });
    await between.waitFor();
    const before = await between.screenshot();
    await on.page.getByRole('textbox', { name: 'End Date' }).fill('11/05/2026');
    const share = await shareThatDiffers(on.page, before, await between.screenshot());
    expect(share).toBeGreaterThan(0.1);
  });

  it('disabled controls differ from enabled ones', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer', {
      forcedColors: 'active',
      colorScheme,
    });
    const options = [{ key: 'apple', label: 'Apple' }];
    const grey = await on.page.evaluate(() => {
      document.body.style.color = 'GrayText';
      return getComputedStyle(document.body).color;
    });
    await on.open('controls=select', {
      props: { options, label: 'Fruit', multiple: true, initial: options, disabled: true },
    });
    const tag = on.page
      .getByRole('list', { name: 'Selected items' })
      .getByText('Apple', { exact: true });
    expect(await tag.first().evaluate((node) => getComputedStyle(node).color)).toBe(grey);
  });
});
