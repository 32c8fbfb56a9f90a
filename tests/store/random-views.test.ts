import { expect, it } from 'vitest';
import { randomGroups } from './ledger/check-groups.ts';
import { createRandom, randomRange, randomView, unitsOfDays } from './random-views.ts';
import { createRanges } from './ranges.ts';
import { createStoreFormatters } from './store-formatters.ts';

const facts = {
  locale: 'en-US',
  timeZone: 'UTC',
  weekStart: 1,
  currency: { symbol: '$', position: 'left', thousand: ',', decimal: '.', precision: 2 },
  now: '2026-11-20T12:00:00',
  statuses: {},
};
const source = { ranges: createRanges(facts, createStoreFormatters(facts)), first: '2024-09-01' };

it('repeats the ranges of a seed, and has others for another seed', () => {
  const choose = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 5 }, () => randomRange(random, source).query);
  };
  expect(choose(7)).toEqual(choose(7));
  expect(choose(7)).not.toEqual(choose(8));
});

it('has ranges of all lengths within the days with orders, with an interval that their length offers', () => {
  const random = createRandom(1);
  const ranges = Array.from({ length: 200 }, () => randomRange(random, source));
  for (const { days, range } of ranges) {
    const [first, last] = range.primary;
    expect(first >= '2024-09-01' && last <= '2026-11-20' && first <= last).toBe(true);
    expect(unitsOfDays(days)).toContain(range.unit);
  }
  expect(new Set(ranges.map(({ range }) => range.unit))).toEqual(
    new Set(['hour', 'day', 'week', 'month', 'quarter', 'year']),
  );
});

it('groups orders by one or by two different values, without a comparison', () => {
  const random = createRandom(3);
  const drawn = Array.from({ length: 100 }, () => randomGroups(random, source));
  for (const { view, range } of drawn) {
    expect(view.by).toHaveLength(new Set(view.by).size);
    expect(range.range.secondary).toBeUndefined();
  }
  const kinds = drawn.map(({ view: { place, by } }) => `${place.title} ${by.length}`);
  expect(new Set(kinds)).toEqual(new Set(['Sources 1', 'Explorer 1', 'Explorer 2']));
});

it('expects the sort and the page that are in the URL', () => {
  const random = createRandom(5);
  const range = source.ranges.preset('month', 'none', 'day');
  const sort = { orderby: 'date', order: 'asc' } as const;
  const sorted = { name: 'sorted', ...range, query: { ...range.query, ...sort }, sort };
  const views = { revenue: [{ name: 'plain', ...range }, sorted] };
  for (let index = 0; index < 20; index += 1) {
    const { view } = randomView(random, { ...source, views });
    expect(view.sort?.orderby).toBe(view.query['orderby']);
    expect(view.pageSize).toBe(Number(view.query['per_page']));
  }
});
