import {
  getActiveFiltersFromQuery,
  getMatchFromQuery,
  getNewPath,
  getQueryFromActiveFilters,
  getQueryFromMatch,
  parseQuery,
  type ActiveFilter,
  type AdvancedFilterMap,
  type MatchMode,
} from '@tillview/navigation';
import * as fc from 'fast-check';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { activeFiltersOf } from '../../packages/navigation/src/testing/random-filters.ts';
import { FILTERS } from './harness/filters.ts';
import { withBrowser } from './setup/browser.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const RUNS = isDeep ? 10_000 : 10;
/** A page slows down as its history grows: after this many filter sets, a new page is opened. */
const SETS_A_WINDOW = 1000;
/** Many times the usual duration: this test does not measure speed. */
const TIMEOUT = isDeep ? 3_600_000 : 300_000;

const harness = { url: inject('harnessUrl') };

const filters: AdvancedFilterMap = FILTERS;

/** The kinds of search that find items by their ids: the panel reads no other values of their filters. */
const KINDS_WITH_IDS = new Set([
  'products',
  'variations',
  'categories',
  'coupons',
  'customers',
  'taxes',
  'usernames',
  'emails',
]);

/** A filter with ids instead of texts, if its search finds items by their ids. */
function withIds(filter: ActiveFilter): ActiveFilter {
  const { value } = filter;
  const kind = filters[filter.key]?.input?.type;
  if (!kind || !KINDS_WITH_IDS.has(kind) || typeof value !== 'string') return filter;
  const ids = new Set(value.split(',').map((text) => (text.codePointAt(0) ?? 0) + 1));
  return { ...filter, value: [...ids].join(',') };
}

const activeFilters = activeFiltersOf(filters, 2).map((active) => active.map(withIds));

type FilterState = { active: readonly ActiveFilter[]; match: MatchMode };

const urlOf = ({ active, match }: FilterState) =>
  getNewPath(
    { ...getQueryFromActiveFilters(active, {}, filters), ...getQueryFromMatch(match) },
    '/analytics/orders',
    { filter: 'advanced' },
  );

const readUrl = (href: string): FilterState => {
  const query = parseQuery(new URL(href, harness.url).search);
  return { active: getActiveFiltersFromQuery(query, filters), match: getMatchFromQuery(query) };
};

const expected = ({ active, match }: FilterState) => ({
  rows: active.map(({ key, rule }) => (rule === undefined ? key : `${key} ${rule}`)),
  match,
});

async function shows(page: Page, state: FilterState): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.readPanel()), { interval: 10 })
    .toEqual(expected(state));
}

async function open(url: string, options: Parameters<typeof browser.visit>[0] = {}) {
  const { page } = await browser.visit(options);
  await page.goto(harness.url + url);
  await page.getByRole('button', { name: 'Add a filter' }).waitFor();
  return page;
}

/**
 * Opens the page in an iframe. Back and forward are those of the outer page, but the address bar does not change:
 * drawing a new URL there, with text in twenty scripts, takes the browser longer than all the work of the panel.
 */
async function openInFrame(url: string): Promise<Frame> {
  const page = await open(url);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = window.location.href;
    frame.style.cssText = 'width: 100%; height: 800px';
    document.body.replaceChildren(frame);
  });
  await page.frameLocator('iframe').getByRole('button', { name: 'Add a filter' }).waitFor();
  const frame = page.frames().find((one) => one.parentFrame());
  if (!frame) throw new Error('The window has no frame in it.');
  return frame;
}

const opposite = (match: MatchMode): MatchMode => (match === 'all' ? 'any' : 'all');

describe('the rendered panel', () => {
  it(
    'restores each set of filters from a URL, also after back and forward',
    async () => {
      // The attributes have random ids, which the store does not know, so their requests fail.
      browser.expectProblems(/products\/attributes\//);
      const first = Number(process.env['TILLVIEW_SEED'] || 1) % 1_000_000;
      for (let done = 0; done < RUNS; done += SETS_A_WINDOW) {
        const frame = await openInFrame(urlOf({ active: [], match: 'all' }));
        await fc.assert(
          fc.asyncProperty(
            activeFilters,
            fc.constantFrom<MatchMode>('all', 'any'),
            async (active, match) => {
              const before: FilterState = { active, match };
              const after: FilterState = { active, match: opposite(match) };
              const visited = await frame.evaluate((trip) => window.runRoundTrip(trip), {
                url: urlOf(before),
                before: expected(before),
                after: expected(after),
              });
              expect(readUrl(visited.start)).toStrictEqual(before);
              if (active.length === 0) return;
              expect(readUrl(visited.link)).toStrictEqual(after);
              expect(readUrl(visited.applied)).toStrictEqual(after);
              expect(readUrl(visited.back)).toStrictEqual(before);
              expect(readUrl(visited.forward)).toStrictEqual(after);
            },
          ),
          {
            numRuns: Math.min(SETS_A_WINDOW, RUNS - done),
            seed: first + done,
            endOnFailure: true,
          },
        );
        await frame.page().context().close();
      }
    },
    TIMEOUT,
  );

  const FULL = urlOf({
    match: 'any',
    active: [
      { key: 'status', rule: 'is', value: 'gone' },
      { key: 'product', rule: 'includes', value: '1,2' },
      { key: 'count', rule: 'between', value: ['1', '20'] },
      { key: 'total', rule: 'lessthan', value: '1000', instance: 1 },
      { key: 'made', rule: 'between', value: ['2026-11-01', '2026-11-05'] },
      { key: 'attribute', rule: 'is', value: ['1', '27'], instance: 1 },
    ],
  });

  deepIt(
    'shows the filters of the URL after back, without a text that was never applied',
    async () => {
      const page = await open(FULL);
      const field = page.getByRole('textbox', { name: 'count: range end' });
      await field.fill('30');
      await page.evaluate((url) => window.goTo(url), urlOf({ active: [], match: 'all' }));
      await shows(page, { active: [], match: 'all' });
      await page.goBack();
      await expect.poll(() => field.inputValue()).toBe('20');
    },
  );
});

describe('the right-to-left calendar', () => {
  deepIt('is not empty, and shows its days in reading order', async () => {
    const page = await open(
      urlOf({ active: [{ key: 'made', rule: 'after', value: '2026-11-05' }], match: 'all' }),
    );
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.getByRole('textbox', { name: 'made' }).click();
    const day = (name: string) => page.getByRole('button', { name: new RegExp(name) });
    await day('November 5, 2026').waitFor();
    const [fifth, sixth] = await Promise.all([
      day('Thursday, November 5, 2026').boundingBox(),
      day('Friday, November 6, 2026').boundingBox(),
    ]);
    expect(sixth?.x).toBeLessThan(fifth?.x ?? 0);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await day('Saturday, October 31, 2026').click();
    expect(await page.getByRole('textbox', { name: 'made' }).inputValue()).toBe('10/31/2026');
  });
});
