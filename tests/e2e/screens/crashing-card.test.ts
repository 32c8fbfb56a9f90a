import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations } from '../axe.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '60' });

/** The title of the chart and of the leaderboard that fail to render. */
const CHART = 'Orders';
const BOARD = 'Top products - Items sold';

/**
 * Makes browser APIs throw for one chart and one leaderboard, as on a page that another plugin has damaged, until the
 * body has `data-mended`.
 */
function breakBrowser({ chart, markup }: { chart: string; markup: string }) {
  const isMended = () => document.body.dataset['mended'] !== undefined;
  const { observe } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function observeOthers(target, options) {
    const title = target.closest('.tillview-chart')?.querySelector('.tillview-chart__title');
    if (!isMended() && title?.textContent === chart) throw new Error('damaged chart');
    observe.call(this, target, options);
  };
  const { parseFromString } = DOMParser.prototype;
  DOMParser.prototype.parseFromString = function parseOthers(text, type) {
    // The page sends a `TrustedHTML`, which has no methods of a text.
    const written: unknown = text;
    if (!isMended() && String(written).includes(markup)) throw new Error('damaged cell');
    return parseFromString.call(this, text, type);
  };
}

describe('a card that crashes', () => {
  deepIt(
    'shows an error in its place, does not affect other cards, and recovers on Retry',
    async () => {
      const problems = browser.expectProblems(/damaged (chart|cell)/);
      const { page } = await browser.visit({ isKept: true });
      await page.addInitScript(breakBrowser, { chart: CHART, markup: 'single_product' });
      await page.goto(`${demo.url}/wp-admin/admin.php?page=wc-admin&path=/analytics/overview`);
      await page.evaluate(() => Object.assign(globalThis, { isFirstPage: true }));
      const failed = (name: string) =>
        page.getByRole('alert').filter({ hasText: `${name} could not be displayed` });
      const chart = (name: string) =>
        page.getByRole('region', { name, exact: true }).locator('svg path');
      const board = (name: string) =>
        page.getByRole('table', { name, exact: true }).locator('tbody a');
      const tile = page
        .getByRole('list', { name: 'Performance indicators' })
        .getByRole('link', { name: /^Orders / });
      const mend = (isMended: boolean) =>
        page.evaluate((value) => {
          if (value) document.body.dataset['mended'] = '';
          else delete document.body.dataset['mended'];
        }, isMended);

      await failed(CHART).waitFor();
      await failed(BOARD).waitFor();
      await chart('Net sales').first().waitFor();
      await board('Top categories - Items sold').first().waitFor();
      await tile.waitFor();
      expect(await page.getByRole('alert').count()).toBe(2);
      await expectNoAxeViolations(page);

      // Retry shows the error again while the card is still broken.
      const before = problems.length;
      await failed(BOARD).getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => problems.length).toBeGreaterThan(before);
      await failed(BOARD).waitFor();

      await mend(true);
      for (const name of [BOARD, CHART]) {
        await failed(name).getByRole('button', { name: 'Retry' }).press('Enter');
        await failed(name).waitFor({ state: 'detached' });
      }
      await chart(CHART).first().waitFor();
      await board(BOARD).first().waitFor();

      await mend(false);
      await tile.click();
      await failed('Chart').waitFor();
      await page.locator('.tillview-table tfoot').waitFor();
      await mend(true);
      await failed('Chart').getByRole('button', { name: 'Retry' }).click();
      await chart(CHART).first().waitFor();
      expect(await page.evaluate(() => 'isFirstPage' in globalThis)).toBe(true);
    },
  );
});
