import { act, screen, waitFor, within } from '@testing-library/react';
import { getNewPath } from '@tillview/navigation';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import {
  cardText,
  chartCard,
  FIGURES,
  findChart,
  findRows,
  findSummary,
  readTable,
  SENTENCES,
  toNumber,
} from './revenue-parts.ts';

const shop = withDemoShop();

describe('the first view of Revenue', () => {
  it('shows the figures of the month, the same in summary, chart and table', async () => {
    const { faults } = renderApp(shop);
    expect(screen.getByRole('status')).toHaveTextContent(SENTENCES.loading);
    expect(await screen.findByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Date Range:/ })).toHaveTextContent(
      'Month to date (Nov 1 - 20, 2026)vs. Previous year (Nov 1 - 20, 2025)',
    );
    const { heads, rows, totals } = readTable(await findRows());
    expect(heads).toEqual(['Date', 'Orders', ...FIGURES]);
    expect(rows).toHaveLength(20);
    expect(rows[0]?.[0]).toMatch(/^Nov 20, 2026\s*so far$/);
    expect(rows[19]?.[0]).toBe('Nov 1, 2026');
    const cards = within(await findSummary()).getAllByRole('menuitem');
    expect(cards).toHaveLength(FIGURES.length);
    for (const [index, name] of FIGURES.entries()) {
      const total = totals[index + 2] ?? '';
      expect(await cardText(name)).toContain(name + total);
      const sum = rows.reduce((whole, row) => whole + toNumber(row[index + 2] ?? ''), 0);
      expect(sum).toBeCloseTo(toNumber(total), 2);
      expect(toNumber(total)).toBeGreaterThan(0);
    }
    const chart = within(await findChart())
      .getAllByRole('row')
      .slice(1);
    const drawn = chart.map((row) => row.children[1]?.textContent);
    expect(drawn).toEqual(rows.map((row) => row[2]).toReversed());
    expect(faults).toEqual([]);
  });

  it('asks for the table, the range and its comparison once each, and for nothing else', async () => {
    renderApp(shop);
    await findRows();
    await findSummary();
    await findChart();
    expect(shop.questions()).toEqual(['primary', 'secondary', 'table']);
    const of = (question: string) => shop.asked.find((one) => one.question === question)?.query;
    expect(of('table')).toMatchObject({
      after: '2026-11-01T00:00:00',
      before: '2026-11-20T23:59:59',
      interval: 'day',
      orderby: 'date',
      order: 'desc',
      page: '1',
      per_page: '25',
    });
    expect(of('primary')).toMatchObject({
      after: '2026-11-01T00:00:00',
      interval: 'day',
      order: 'asc',
      per_page: '100',
    });
    expect(of('secondary')).toMatchObject({
      after: '2025-11-01T00:00:00',
      before: '2025-11-20T23:59:59',
    });
  });

  it('asks only for what a choice changes', async () => {
    const { user, query } = renderApp(shop);
    await findRows();
    await findSummary();
    const before = shop.asked.length;
    await user.click(screen.getByRole('menuitem', { name: /^Net sales/ }));
    await findChart('Net sales');
    expect(query().get('chart')).toBe('net_revenue');
    await findRows();
    const added = shop.asked.slice(before);
    expect(
      added.map(({ question, query: { orderby, order } }) => [question, orderby, order]),
    ).toEqual([['table', 'net_revenue', 'desc']]);
  });

  it('leads from the admin page without a path to the report', async () => {
    const { query, history } = renderApp(shop, { address: '' });
    await findRows();
    expect(query().get('path')).toBe('/analytics/revenue');
    expect(history.action).toBe('REPLACE');
  });
});

describe('a choice that is changed before its answers are there', () => {
  const heading = 'Gross sales';

  it('shows the second, whatever comes late of the first', async () => {
    const isOfLastMonth = (url: URL) => /^202[56]-10-01/.test(url.searchParams.get('after') ?? '');
    const release = shop.hold(isOfLastMonth);
    const { history } = renderApp(shop);
    await findRows();
    const go = (search: string) =>
      act(() => history.push(getNewPath(Object.fromEntries(new URLSearchParams(search)))));

    go('period=last_month&compare=previous_year');
    await waitFor(() => expect(shop.asked).toHaveLength(6));
    expect(chartCard(heading)).toHaveAttribute('aria-busy', 'true');
    go('period=last_week&compare=previous_year');
    const second = readTable(await findRows());
    expect(second.rows.map(([date]) => date)).toEqual(
      [15, 14, 13, 12, 11, 10, 9].map((day) => `Nov ${day}, 2026`),
    );
    const card = await cardText(heading);
    expect(shop.asked).toHaveLength(9);

    release();
    await shop.settle();
    expect(readTable(await findRows())).toEqual(second);
    expect(await cardText(heading)).toBe(card);
    const drawn = within(await findChart(heading))
      .getAllByRole('row')
      .slice(1);
    expect(drawn.map((row) => row.firstChild?.textContent)).toEqual(
      [9, 10, 11, 12, 13, 14, 15].map((day) => `November ${day}, 2026`),
    );
  });

  it('shows the second also when the first fails late', async () => {
    const release = shop.hold((url) => url.searchParams.get('interval') === 'week');
    const { user } = renderApp(shop);
    await findRows();
    await findChart(heading);
    const interval = screen.getByRole('combobox', { name: 'Interval' });
    await user.selectOptions(interval, 'week');
    await waitFor(() => expect(shop.asked).toHaveLength(6));
    await user.selectOptions(interval, 'day');
    shop.store.faults.push({ path: /revenue/, status: 500 });
    release();
    await shop.settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(readTable(await findRows()).rows).toHaveLength(20);
  });
});
