import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The axe rules to run: all, those about colours, or all others. */
export type AxeScope = 'all' | 'colours' | 'all but colours';

/**
 * Finishes all time-based animations, but not those driven by scrolling: colours during a transition belong to neither
 * state.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish();
  });
}

/** Creates axe for a page without frames. Its script takes longer to load than to run, so it is injected once. */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isLoaded ? { page, axeSource: 'undefined' } : { page });
  // Without legacy mode, axe would open a second page for the results of frames.
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Runs axe on the whole page. Fails when it finds violations. */
export async function expectNoAxeViolations(page: Page, scope: AxeScope = 'all'): Promise<void> {
  await finishAnimations(page);
  const axe = await createAxe(page);
  if (scope === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  if (scope === 'all but colours') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    })),
    'axe violations',
  ).toEqual([]);
}

/**
 * Fails when the page scrolls horizontally, and names the elements that overflow. Waits for charts, which follow a change
 * of the window.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const find = () =>
    page.evaluate(() => {
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
  await expect.poll(find, { message: 'elements that overflow horizontally' }).toEqual([]);
}

/** Runs axe in both colour schemes, and then makes the window as narrow as a small phone, where nothing may overflow. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
}
