import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { compareTexts, joinComparisons } from '../compare-cells.ts';
import { toRow, toText } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import { screenUrl, type WriteCheck } from './write-check.ts';

/** The number of days to import: enough for several batches. */
const DAYS = '30';
/**
 * The time between two visits, in milliseconds. A store runs scheduled tasks only when it is visited, at most once a
 * minute.
 */
const VISIT_MS = 5000;
const TIMEOUT_MS = 600_000;

/** Requests `wp-cron.php` until the element is visible. */
async function visitUntil(end: Locator, storeUrl: URL): Promise<void> {
  const latest = Date.now() + TIMEOUT_MS;
  while (!(await end.isVisible())) {
    if (Date.now() > latest) throw new Error('The import did not end within ten minutes.');
    const visit = await fetch(new URL('wp-cron.php?doing_wp_cron', storeUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await visit.body?.cancel();
    await wait(VISIT_MS);
  }
}

/** Imports the orders of the last days again, and waits until the screen shows the end of the import. */
export const importCheck: WriteCheck = {
  name: 'import',
  screen: 'Settings',
  title: 'an import started and followed to its end',
  async run(tools, page) {
    const params = { days: DAYS, skip_existing: '0' };
    const totals = toRow(
      await tools.startClient().get('wc-analytics/reports/import/totals', params),
    );
    const [customers, orders] = [toText(totals['customers']), toText(totals['orders'])];

    await page.goto(screenUrl(tools, '/analytics/settings'));
    await page.getByRole('combobox', { name: 'Period' }).selectOption(DAYS);
    await page.getByRole('checkbox', { name: /^Skip/ }).uncheck();
    const estimate = page.getByText(
      `Waiting to be imported: customers: ${customers}, orders: ${orders}.`,
    );
    await estimate.waitFor();
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByRole('button', { name: 'Stop import' }).waitFor();
    await visitUntil(
      page.getByText(/^The import (is finished|ended before everything was imported)/).first(),
      tools.storeUrl,
    );

    const status = toRow(await tools.startClient().get('wc-analytics/reports/import/status'));
    const imported = ['customers', 'orders'].map((kind) => {
      const { imported: done, total } = toRow(status[kind]);
      return `${toText(done)} of ${toText(total)}`;
    });
    const progress = page.locator('.tillview-settings__progress > span');
    return joinComparisons([
      compareTexts('status', ['false'], [JSON.stringify(status['is_importing'])]),
      compareTexts(
        'imported',
        [`${customers} of ${customers}`, `${orders} of ${orders}`],
        imported,
      ),
      compareTexts('shown', imported, (await progress.allInnerTexts()).map(plain)),
    ]);
  },
};
