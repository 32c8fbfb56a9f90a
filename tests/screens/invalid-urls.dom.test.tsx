import { act, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepIt, isDeep } from '@tillview/test-setup/deep';
import { anyCharacter } from '../setup/any-character.ts';
import { withDemoShop } from './demo-shop.ts';
import { ORDERS, renderApp } from './render-app.tsx';
import { findChart, findRows, findSummary, readTable, TEXTS } from './report-parts.ts';

const shop = withDemoShop();

/** The number of random URLs to open, each in a newly mounted app; a deep run opens more. */
const RUNS = isDeep ? 40 : 2;
/** In milliseconds. Many times longer than the test takes: it does not measure speed. */
const TIMEOUT = 600_000;

describe('a URL with invalid values', () => {
  deepIt.each([
    [
      'unknown values',
      '&period=never&compare=never&chart=constructor&orderby=password&order=asc&interval=fortnight&chartType=pie&per_page=7&paged=abc',
    ],
    ['malformed percent-encoding', '&period=%E0%A4%A&chart=%&orderby=%ZZ'],
  ] as const)('shows the defaults: %s', async (_title, search) => {
    const { errors } = renderApp(shop, { url: `&path=/analytics/revenue${search}` });
    const table = await findRows('Revenue');
    const { rows } = readTable(table);
    expect(rows).toHaveLength(20);
    expect(rows[0]?.[0]).toMatch(/^Nov 20, 2026/);
    expect(within(table).getByRole('columnheader', { name: /^Date/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await findSummary();
    await findChart('Net sales');
    expect(screen.getByRole('button', { name: /^Date Range: Month to date/ })).toHaveTextContent(
      'vs. Previous year',
    );
    expect(screen.getByRole('combobox', { name: 'Interval' })).toHaveValue('day');
    expect(screen.getByRole('menuitemradio', { name: 'Line chart' })).toBeChecked();
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it('redirects from a page number that does not exist to page 1, with a message and without a history entry', async () => {
    const { history, query } = renderApp(shop, {
      url: `${ORDERS}&period=year&compare=previous_year&paged=99`,
    });
    expect(readTable(await findRows()).rows).toHaveLength(25);
    expect(screen.getByText(/^Page 1 of \d+$/)).toBeVisible();
    expect(screen.getByText('There is no page 99. Page 1 is shown.')).toBeVisible();
    expect(query().has('paged')).toBe(false);
    expect(query().get('period')).toBe('year');
    expect(history.action).toBe('REPLACE');

    // The next URL is another page of the same rows.
    act(() => history.push(`${history.baseUrl}&paged=98`));
    expect(await screen.findByText('There is no page 98. Page 1 is shown.')).toBeVisible();
  });

  it('keeps its valid parameters, shows what was changed, and loses an interval that does not fit the range', async () => {
    const { history, query } = renderApp(shop, {
      url: '&path=/analytics/revenue&period=last_month&interval=month&filter=advanced&status_is=completed',
    });
    expect(readTable(await findRows('Revenue')).rows).toHaveLength(25);
    expect(
      await screen.findByText(/^Ignored, because this report has no such filter/),
    ).toHaveTextContent(/ incomplete: filter=advanced, status_is=completed$/);
    expect(screen.getByRole('button', { name: /^Date Range: Last month/ })).toBeVisible();
    expect(await screen.findByText(/^The URL contains no comparison\./)).toHaveTextContent(
      'The URL contains no comparison. Compared with: Previous year (Oct 1 - 31, 2025).',
    );
    expect(query().has('interval')).toBe(false);
    expect(query().get('period')).toBe('last_month');
    expect(history.action).toBe('REPLACE');
  });

  deepIt(
    'redirects from the admin page without a path to the Overview, in the same history entry',
    async () => {
      const { query, history } = renderApp(shop, { url: '' });
      await screen.findByRole('heading', { level: 1, name: 'Overview' });
      expect(query().get('path')).toBe('/analytics/overview');
      expect(history.action).toBe('REPLACE');
    },
  );

  it.each([
    ['a property name of every object', '/analytics/__proto__'],
    ['markup', `/<img src=x onerror=alert(1)>${'long'.repeat(200)}`],
  ])('shows "Page not found" and a link to the Overview: %s', async (_title, path) => {
    const { errors, history } = renderApp(shop, {
      url: `&path=${encodeURIComponent(path)}&period=last_week&compare=previous_period`,
    });
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(screen.getByText(/^There is no page at/)).toHaveTextContent(path.slice(0, 80));
    // The browser follows an ordinary link, so the test checks only its `href`.
    const href = screen.getByRole('link', { name: 'Go to Overview' }).getAttribute('href');
    const { searchParams } = new URL(href ?? '', history.baseUrl);
    expect(searchParams.get('path')).toBe('/analytics/overview');
    expect(searchParams.get('period')).toBe('last_week');
    expect(errors).toEqual([]);
  });

  it('shows "Page not found" for a path that cannot be decoded', async () => {
    const { errors } = renderApp(shop, { url: '&path=%E0%A4%A' });
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(errors).toEqual([]);
  });

  deepIt(
    'does not break the page with random values',
    async () => {
      const names =
        'period compare after before interval chart chartType orderby order paged per_page preset match filter'.split(
          ' ',
        );
      const word = fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 12 }),
        fc.constantFrom(...'custom none week 2026-11-02 2026-11-01 0 % [] net_total'.split(' ')),
      );
      const urls = fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 8 });
      await fc.assert(
        fc.asyncProperty(urls, async (words) => {
          const search = new URLSearchParams(words).toString();
          const { errors, unmount } = renderApp(shop, {
            url: `&path=/analytics/orders&${search}`,
          });
          await findSummary();
          await shop.settle();
          expect(screen.queryByText(TEXTS.loading)).not.toBeInTheDocument();
          expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
          expect(errors).toEqual([]);
          unmount();
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );
});
