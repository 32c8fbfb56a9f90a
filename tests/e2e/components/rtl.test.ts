import { expect, inject, it } from 'vitest';
import { withBrowser } from '../setup/browser.ts';
import { firstCases } from '@tillview/test-setup/deep';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

/** Whether the arrow on the back button is rendered pointing to the left. */
async function pointsLeft(story: string, lang: string): Promise<boolean> {
  const { page } = await browser.visit({ width: 320 });
  await page.goto(`${harness.url}admin.php?story=filter-picker/${story}`);
  await page.evaluate((tag) => document.documentElement.setAttribute('lang', tag), lang);
  await page.getByRole('button', { name: 'Show: Deepest' }).click();
  const path = page.getByRole('button', { name: 'Back: Deeper' }).locator('svg path');
  await path.waitFor();
  return path.evaluate((line) => {
    if (!(line instanceof SVGGeometryElement))
      throw new Error('The sign is drawn by something else.');
    const toScreen = line.getScreenCTM();
    const tip = line
      .getPointAtLength(line.getTotalLength() / 2)
      .matrixTransform(toScreen ?? undefined);
    return tip.x < line.getPointAtLength(0).matrixTransform(toScreen ?? undefined).x;
  });
}

it.each(
  firstCases(1, [
    // Kurdish is written in two scripts, so its language tag does not determine the direction.
    ['Nested', 'ku', true],
    ['RightToLeft', 'azb', false],
  ] as const),
)(
  'the back arrow points to the start of the line: %s, in a page with language %s',
  async (story, lang, isLeft) => {
    expect(await pointsLeft(story, lang)).toBe(isLeft);
  },
);
