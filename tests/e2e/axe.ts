import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe is to judge: everything, only what depends on colours, or everything but these. */
export type AxeScope = 'all' | 'colours' | 'all but colours';

/** Brings what moves to where it ends: colours on their way from one state to another belong to neither. */
export async function finishMotions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  });
}

/** Runs axe over the whole page as it is drawn, and fails with what it finds. */
export async function expectAxeFindsNothing(page: Page, scope: AxeScope = 'all'): Promise<void> {
  await finishMotions(page);
  // The page has no frames, for which alone axe would open a window of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (scope === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  if (scope === 'all but colours') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    })),
    'what axe finds',
  ).toEqual([]);
}

/** Fails when the page can be scrolled sideways, and names what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth > room;
    if (!scrolls) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > room + 1 || left < -1);
      })
      .map((element) => `${element.tagName}.${element.className}`)
      .concat('the page');
  });
  expect(found, 'what sticks out at the side').toEqual([]);
}
