import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { settlePage } from './read-page.ts';
import { renderApp } from './render-app.tsx';
import { readTable } from './report-parts.ts';

const shop = withDemoShop();
const sent = () =>
  shop.requests.filter(({ path, query }) => path.endsWith('/orders') && query['_fields[0]']);

async function open(query: string, prepare: () => unknown = () => undefined) {
  const app = renderApp(shop, { url: `&path=/analytics/orders&compare=none${query}` });
  await screen.findByRole('heading', { name: 'Orders by weekday and hour' });
  await settlePage(shop);
  expect(sent()).toEqual([]);
  prepare();
  await app.user.click(screen.getByRole('button', { name: 'Show orders by hour' }));
  return app;
}

it('shows the kept orders by weekday and hour on request, by arrow keys and as a table', async () => {
  const { user, errors } = await open('&period=quarter');
  const grid = await screen.findByRole('grid', { name: 'Orders by weekday and hour' });
  const all = within(grid).getAllByRole('gridcell');
  const cells = all.filter((cell) => cell.hasAttribute('tabindex'));
  expect(cells).toHaveLength(168);
  const counts = cells.map((cell) => Number(/: (\d+) orders?$/.exec(cell.ariaLabel ?? '')?.[1]));
  const total = counts.reduce((sum, count) => sum + count, 0);
  // The totals of seven weekdays, 24 hours, and all.
  expect(all).toHaveLength(168 + 7 + 24 + 1);
  expect(all.at(-1)).toHaveAccessibleName(`Total: ${total} orders`);
  const highest = cells.find(({ tabIndex }) => tabIndex === 0);
  expect(counts[cells.indexOf(highest!)]).toBe(Math.max(...counts));
  highest?.focus();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cells[25]);
  await user.keyboard('{ArrowUp}{ArrowUp}{End}{ArrowRight}');
  expect(document.activeElement).toBe(cells[23]);

  await user.click(
    within(grid.closest('.tillview-card') as HTMLElement).getByRole('button', {
      name: 'Show as table',
    }),
  );
  const { headers, rows } = readTable(
    screen.getByRole('table', { name: /^Orders by weekday and hour/ }),
  );
  expect([headers.length, rows.length]).toEqual([8, 24]);
  const inTable = rows.flatMap((row) => row.slice(1).map(Number)).reduce((sum, n) => sum + n, 0);
  expect(inTable).toBe(total);
  // They are those of Sources and Explorer, not another list.
  expect(sent()).toEqual([]);
  expect(errors).toEqual([]);
});

deepIt(
  'counts an order in the hour in which the store counts it, as its stats by hour do',
  async () => {
    shop.respond('wc-analytics/reports/orders', [
      {
        order_id: 1,
        parent_id: 0,
        date: '2026-11-02 15:10:00',
        date_created: '2026-11-01 09:10:00',
        net_total: 10,
      },
    ]);
    await open('&period=quarter');
    expect(
      await screen.findByRole('gridcell', { name: 'Monday, 3:00 PM: 1 order' }),
    ).toBeInTheDocument();
  },
);

deepIt('says when the range has no whole week, without a request', async () => {
  await open('&period=custom&after=2026-11-16&before=2026-11-20');
  await settlePage(shop);
  expect(screen.getByText(/^The range has no whole week that is over/)).toBeVisible();
  expect(sent()).toEqual([]);
});

deepIt('shows an error in its own place, and Retry reads it again', async () => {
  // With a filter, the store adds them up.
  const { user } = await open('&period=quarter&filter=advanced&status_is=completed', () =>
    shop.store.faults.push({ path: /reports\/orders$/, status: 500, times: 1 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('grid', { name: 'Orders by weekday and hour' })).toBeVisible();
});
