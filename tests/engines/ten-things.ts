import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScreenDriver } from './screen-driver.ts';

const REVENUE = '/analytics/revenue';
const ORDERS = '/analytics/orders';
const SOURCES = '/analytics/sources';
const TABLE = '.tillview-table-card table';
const PLOT = '[role="application"]';

/** Opens the picker of the range, on Revenue. */
async function openRange(screen: ScreenDriver): Promise<void> {
  await screen.open(REVENUE);
  await screen.click('button', 'Date Range:…');
  await screen.find('[role="dialog"] button', 'Update');
}

/** Applies the range, and returns what the table then shows. */
async function applyRange(screen: ScreenDriver) {
  await screen.click('[role="dialog"] button', 'Update');
  await screen.until('a new range', async () => {
    const { query } = await screen.state(TABLE);
    return /period=(last_month|custom)/.test(query);
  });
  await screen.settle();
  return screen.state(TABLE);
}

/** The names of the things that a person does, and what is seen afterwards: equal in every engine. */
export const tenThings: Readonly<Record<string, (screen: ScreenDriver) => Promise<unknown>>> = {
  async 'a preset'(screen) {
    await openRange(screen);
    await screen.click('[role="dialog"] label', 'Last month…');
    return applyRange(screen);
  },
  async 'a typed range'(screen) {
    await openRange(screen);
    await screen.click('[role="tab"]', 'Custom');
    await screen.write('Start date', '11/02/2026');
    await screen.write('End date', '11/09/2026');
    return applyRange(screen);
  },
  async 'a calendar range'(screen) {
    await openRange(screen);
    await screen.click('[role="tab"]', 'Custom');
    await screen.click('[role="dialog"] button', 'Reset');
    await screen.click('td.CalendarDay[aria-label*="November 3, 2026"]');
    await screen.click('td.CalendarDay[aria-label*="November 11, 2026"]');
    return applyRange(screen);
  },
  async 'a sorted column'(screen) {
    await screen.open(ORDERS, { period: 'last_month' });
    const before = await screen.state(TABLE);
    await screen.click(`${TABLE} th button`, 'Net sales…');
    await screen.until('a sorted table', async () =>
      /orderby/.test((await screen.state('h1')).query),
    );
    await screen.settle();
    const after = await screen.state(TABLE);
    if (after.shown === before.shown) throw new Error('The order of the rows is the same.');
    return after;
  },
  async 'the next page'(screen) {
    await screen.open(ORDERS, { period: 'last_month' });
    await screen.click('button', 'Next page');
    await screen.until('the second page', async () =>
      /paged=2/.test((await screen.state('h1')).query),
    );
    await screen.settle();
    return screen.state(TABLE);
  },
  async 'an advanced filter'(screen) {
    await screen.open(ORDERS, { filter: 'advanced', period: 'last_month' });
    await screen.click('button', '+ Add a filter');
    await screen.click('li button', 'Order status');
    await screen.click('a', 'Filter');
    await screen.until('a filter', async () => /status_is/.test((await screen.state('h1')).query));
    await screen.settle();
    return screen.state(TABLE);
  },
  async 'the chart by pointer, keys and drag'(screen) {
    await screen.open(REVENUE, { period: 'last_month' });
    await screen.point('hover', PLOT, '', 0.3, 0.5);
    const tooltipOf = (day: string) =>
      screen.until(`the tooltip of ${day}`, async () => {
        const text = await screen.textOf('.tillview-chart-tooltip');
        return text.includes(day) ? text : null;
      });
    const byPointer = await tooltipOf('Oct 15, 2026');
    await screen.engine.run((plot) => {
      const element = document.querySelector(plot);
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
    }, PLOT);
    for (let step = 0; step < 3; step += 1) await screen.engine.press('ArrowRight');
    const byKeys = await tooltipOf('Oct 3, 2026');
    await screen.engine.press('Escape');
    await screen.point('drag', PLOT, '', 0.4, 0.5, 0.6);
    await screen.click('button', 'Zoom to…');
    await screen.until('the days', async () =>
      /zoomed_from/.test((await screen.state('h1')).query),
    );
    await screen.settle();
    return { byPointer, byKeys, zoomed: await screen.state(TABLE) };
  },
  async 'a download'(screen) {
    await screen.open(ORDERS, { period: 'last_month' });
    await screen.click('button', 'Download');
    const { downloads } = screen.engine;
    const file = await screen.until('a file', async () =>
      readdirSync(downloads).find((name) => name.endsWith('.csv')),
    );
    // Firefox creates the file before it writes it.
    const text = await screen.until(
      'its content',
      async () => readFileSync(path.join(downloads, file), 'utf8') || null,
    );
    return { file, text };
  },
  async 'the palette'(screen) {
    await screen.open(REVENUE);
    await screen.engine.press('Control+k');
    await screen.find('[role="combobox"]', 'Search and commands');
    await screen.engine.type('taxes');
    await screen.find('[role="option"]', 'Taxes…');
    await screen.engine.press('Enter');
    await screen.until('Taxes', async () => (await screen.textOf('h1')) === 'Taxes');
    await screen.settle();
    return screen.state(TABLE);
  },
  async 'the orders in the browser, and again after a reload'(screen) {
    await screen.open(SOURCES);
    const readPages = () =>
      screen.engine.run(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /reports\/orders\?.*extended_info/.test(decodeURIComponent(name)))
            .length,
      );
    await screen.until('the orders', async () =>
      (await screen.textOf('.tillview-ledger')).startsWith('Computed in this browser from'),
    );
    await screen.settle();
    const first = await screen.state(TABLE);
    if ((await readPages()) === 0) throw new Error('No orders were read.');
    await screen.open(SOURCES);
    const again = await screen.state(TABLE);
    return {
      first,
      again,
      panel: await screen.textOf('.tillview-ledger'),
      reads: await readPages(),
    };
  },
};
