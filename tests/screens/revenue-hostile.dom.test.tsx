import { act, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findChart, findRows, findSummary, readTable } from './revenue-parts.ts';

const shop = withDemoShop();
const REVENUE = '&path=/analytics/revenue';

/** What the address falls to where it says nothing that can be meant (spec §9). */
async function expectDefaults(): Promise<void> {
  const table = await findRows();
  const { rows } = readTable(table);
  expect(rows).toHaveLength(20);
  expect(rows[0]?.[0]).toMatch(/^Nov 20, 2026/);
  expect(within(table).getByRole('columnheader', { name: /^Date/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await findSummary();
  await findChart();
  expect(screen.getByRole('button', { name: /^Date Range: Month to date/ })).toHaveTextContent(
    'vs. Previous year',
  );
  expect(screen.getByRole('combobox', { name: 'Interval' })).toHaveValue('day');
  expect(screen.getByRole('menuitemradio', { name: 'Line chart' })).toBeChecked();
}

describe('an address that nobody meant', () => {
  it.each([
    ['an unknown period', '&period=never&compare=previous_year'],
    ['an unknown comparison', '&period=month&compare=never'],
    ['dates that do not exist', '&period=custom&compare=previous_year&after=2026-02-31&before=x'],
    [
      'a range that ends before it begins',
      '&period=custom&compare=previous_year&after=2026-05-02&before=2026-05-01',
    ],
    ['a range without dates', '&period=custom&compare=previous_year'],
    ['an unknown chart', '&chart=password'],
    ['an inherited name for a chart', '&chart=constructor'],
    ['an unknown column to sort by', '&orderby=password&order=asc'],
    ['an unknown order', '&orderby=date&order=sideways'],
    ['a page far beyond the last', '&paged=99'],
    ['a page before the first', '&paged=-1'],
    ['a page that is no number', '&paged=abc'],
    ['half a page', '&paged=1.5'],
    ['a page beyond all numbers', '&paged=1e400'],
    ['an unknown page size', '&per_page=7'],
    ['a page size below zero', '&per_page=-100'],
    ['an interval that the range does not allow', '&interval=year'],
    ['an unknown interval', '&interval=fortnight'],
    ['an unknown chart type', '&chartType=pie'],
    ['broken percent signs', '&period=%E0%A4%A&chart=%&orderby=%ZZ'],
    [
      'lists in the place of texts',
      '&period[]=month&chart[]=a&paged[]=2&orderby[x]=y&interval[]=week',
    ],
    [
      'nothing behind each name',
      '&period=&compare=&chart=&orderby=&order=&paged=&per_page=&interval=',
    ],
  ])('falls to the defaults: %s', async (_what, search) => {
    const { faults } = renderApp(shop, { address: REVENUE + search });
    await expectDefaults();
    await shop.settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(faults).toEqual([]);
  });

  it('leads from a page that is not there to the first by the same way back', async () => {
    const { history, query } = renderApp(shop, {
      address: `${REVENUE}&period=year&compare=previous_year&paged=99`,
    });
    expect(readTable(await findRows()).rows).toHaveLength(25);
    expect(screen.getByText('Page 1 of 13')).toBeVisible();
    expect(query().has('paged')).toBe(false);
    expect(query().get('period')).toBe('year');
    expect(history.action).toBe('REPLACE');
  });

  it.each([
    ['an unknown path', '/nowhere'],
    ['half a path', '/analytics'],
    ['a path below the report', '/analytics/revenue/more'],
    ['an inherited name', '/analytics/constructor'],
    ['the name of a prototype', '/analytics/__proto__'],
    ['a very long path', `/${'long'.repeat(200)}`],
    ['a path with markup', '/<img src=x onerror=alert(1)>'],
  ])('says that nothing is there and leads on to Revenue: %s', async (_what, path) => {
    const { faults, history, query } = renderApp(shop, {
      address: `&path=${encodeURIComponent(path)}&period=last_week&compare=previous_period`,
    });
    expect(await screen.findByText('There is no such page')).toBeVisible();
    expect(screen.getByText(/^Nothing is shown at/)).toHaveTextContent(path.slice(0, 80));
    // The link is an ordinary one: following it is the browser's part.
    const href = screen.getByRole('link', { name: 'Go to Revenue' }).getAttribute('href');
    act(() => history.push(href ?? ''));
    expect(readTable(await findRows()).rows).toHaveLength(7);
    expect(query().get('period')).toBe('last_week');
    expect(faults).toEqual([]);
  });

  it('says that nothing is at a path that cannot even be read', async () => {
    const { faults } = renderApp(shop, { address: '&path=%E0%A4%A' });
    expect(await screen.findByText('There is no such page')).toBeVisible();
    expect(faults).toEqual([]);
  });

  it('never breaks, whatever stands behind the names', async () => {
    const names = [
      'period',
      'compare',
      'after',
      'before',
      'interval',
      'chart',
      'chartType',
      'orderby',
      'order',
      'paged',
      'per_page',
      'type',
      'preset',
    ];
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'custom',
        'none',
        'week',
        '2026-11-02',
        '2026-11-01',
        '0',
        '%',
        '[]',
        'net_revenue',
      ),
    );
    const addresses = fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(addresses, async (words) => {
        const address = `&${new URLSearchParams(words).toString()}`;
        const { faults, unmount } = renderApp(shop, { address: REVENUE + address });
        const table = await findRows();
        await findSummary();
        await shop.settle();
        expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
        expect(faults).toEqual([]);
        unmount();
      }),
      { numRuns: 12 },
    );
  });
});
