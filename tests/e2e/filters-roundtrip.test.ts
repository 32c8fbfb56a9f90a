import { AxeBuilder } from '@axe-core/playwright';
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
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILTERS } from './harness/filters.ts';
import { serveHarness } from './harness/serve.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const isDeep = Boolean(process.env['TILLVIEW_DEEP']);
const RUNS = isDeep ? 10_000 : 300;
/** Many times what it takes: this is no test of speed. */
const TIMEOUT = isDeep ? 3_600_000 : 300_000;

let harness: Awaited<ReturnType<typeof serveHarness>>;
beforeAll(async () => {
  harness = await serveHarness();
});
afterAll(() => harness.close());

const filters: AdvancedFilterMap = FILTERS;

const HOSTILE = [
  'a,b',
  'a%2Cb',
  '[0]',
  'a[0][1]=2&b',
  '"quoted" \'twice\'',
  '0',
  ' ',
  '+',
  '%',
  '%E0%A4%A',
  '&=?#;',
  '__proto__',
  'constructor',
  '</script>',
  '\t\n\r',
  'שלום',
  '👩‍👩‍👧 🧦',
  '\u202e',
  '..//',
  'undefined',
  'null',
  '-',
  '1e5',
  '007',
  '.5',
  '2026-02-30',
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.nat().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

/** Copies of one filter in the order in which an address lists them. */
function copiesOf(key: string): fc.Arbitrary<ActiveFilter[]> {
  const filter = filters[key];
  const names = filter?.rules?.length ? filter.rules.map(({ value }) => value) : [undefined];
  const copies = names.map((rule) => {
    const isPair = rule === 'between' || filter?.input.component === 'ProductAttribute';
    const value = isPair ? fc.tuple(text, text).map((ends) => [...ends]) : text;
    return fc.array(
      value.map((filled): ActiveFilter => ({ key, ...(rule && { rule }), value: filled })),
      { maxLength: filter?.allowMultiple ? 2 : 1 },
    );
  });
  return fc.tuple(...copies).map((lists) => {
    if (!filter?.allowMultiple) return lists.find((list) => list.length > 0) ?? [];
    return lists.flat().map((active, index) => ({ ...active, instance: index + 1 }));
  });
}

const activeFilters = fc
  .subarray(Object.keys(filters), { maxLength: 4 })
  .chain((keys) => fc.tuple(...keys.map(copiesOf)))
  .map((lists) => lists.flat());

type Asked = { active: readonly ActiveFilter[]; match: MatchMode };

const addressOf = ({ active, match }: Asked) =>
  getNewPath(
    { ...getQueryFromActiveFilters(active, {}, filters), ...getQueryFromMatch(match) },
    '/analytics/orders',
    { filter: 'advanced' },
  );

const readAddress = (href: string): Asked => {
  const query = parseQuery(new URL(href, harness.url).search);
  return { active: getActiveFiltersFromQuery(query, filters), match: getMatchFromQuery(query) };
};

/** What the panel shows: names and rules of its rows, and the match. */
const readPanel = (page: Page) =>
  page.evaluate(() => ({
    rows: [...document.querySelectorAll('fieldset')].map((row) => {
      const name = row.querySelector('legend')?.textContent;
      const rule = row.querySelector<HTMLSelectElement>('select[aria-label="Rule"]')?.value;
      return rule === undefined ? name : `${name} ${rule}`;
    }),
    match: document.querySelector<HTMLSelectElement>('.tillview-card__title select')?.value,
  }));

const expected = ({ active, match }: Asked) => ({
  rows: active.map(({ key, rule }) => (rule === undefined ? key : `${key} ${rule}`)),
  match,
});

async function shows(page: Page, asked: Asked): Promise<void> {
  await expect
    .poll(() => readPanel(page), { timeout: 20_000, interval: 10 })
    .toEqual(expected(asked));
}

async function open(address: string, options: Parameters<typeof browser.visit>[0] = {}) {
  const { page } = await browser.visit(options);
  await page.goto(harness.url + address);
  await page.getByRole('button', { name: 'Add a filter' }).waitFor();
  return page;
}

describe('the rendered panel', () => {
  it(
    'gives back every set of filters that an address holds, and back and forward restore it',
    async () => {
      const page = await open(addressOf({ active: [], match: 'all' }));
      const matchSelect = page.getByRole('combobox', { name: /all or any/ });
      const link = page.getByRole('link', { name: 'Filter', exact: true });
      await fc.assert(
        fc.asyncProperty(
          activeFilters,
          fc.constantFrom<MatchMode>('all', 'any'),
          async (active, match) => {
            const before = { active, match };
            const after = { active, match: match === 'all' ? 'any' : 'all' } satisfies Asked;
            await page.evaluate((address) => window.goTo(address), addressOf(before));
            await shows(page, before);
            if (active.length === 0) return;

            await matchSelect.selectOption(after.match);
            const href = (await link.getAttribute('href')) ?? '';
            expect(readAddress(href)).toStrictEqual(after);
            await link.click();
            expect(readAddress(page.url())).toStrictEqual(after);
            await page.evaluate(() => window.history.back());
            await shows(page, before);
            expect(readAddress(page.url())).toStrictEqual(before);
            await page.evaluate(() => window.history.forward());
            await shows(page, after);
            expect(readAddress(page.url())).toStrictEqual(after);
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    TIMEOUT,
  );

  const FULL = addressOf({
    match: 'any',
    active: [
      { key: 'status', rule: 'is', value: 'gone' },
      { key: 'product', rule: 'includes', value: '1,2' },
      { key: 'count', rule: 'between', value: ['1', '20'] },
      { key: 'total', rule: 'lessthan', value: '1000', instance: 1 },
      { key: 'made', rule: 'between', value: ['2026-11-01', '2026-11-05'] },
      { key: 'attribute', rule: 'is', value: ['3', '9'], instance: 1 },
    ],
  });

  it.each([
    ['light', 'light', 1200],
    ['dark', 'dark', 1200],
    ['narrow', 'light', 320],
  ] as const)(
    'has no fault that axe finds, and nothing sticks out: %s',
    async (_, theme, width) => {
      const page = await open(FULL, { width });
      await page.evaluate((name) => {
        document.documentElement.dataset['tillviewTheme'] = name;
        document.body.style.background = 'var(--tillview-ground)';
      }, theme);
      await page.getByText('#2 (no longer in the store)', { exact: true }).first().waitFor();
      const { violations } = await new AxeBuilder({ page }).exclude('html > head').analyze();
      expect(
        violations
          .filter(({ id }) => !['page-has-heading-one', 'region'].includes(id))
          .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );

  it('takes the store that the address names in the middle of typing', async () => {
    const page = await open(FULL);
    const field = page.getByRole('textbox', { name: 'count: range end' });
    await field.fill('30');
    await page.evaluate((address) => window.goTo(address), addressOf({ active: [], match: 'all' }));
    await shows(page, { active: [], match: 'all' });
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('20');
  });
});

describe('the calendar that reads from right to left', () => {
  it('is not empty, and its months stand in the line of reading', async () => {
    const page = await open(
      addressOf({ active: [{ key: 'made', rule: 'after', value: '2026-11-05' }], match: 'all' }),
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
