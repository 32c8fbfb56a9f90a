import { expect, it } from 'vitest';
import {
  addSection,
  changeSection,
  getShownBlocks,
  getShownSections,
  isBlockShown,
  moveSection,
  readSections,
  setBlockShown,
  toKeptTitle,
  type Section,
} from './overview-sections.ts';

const keysOf = (sections: readonly Section[]) => sections.map(({ key }) => key);
const [PERFORMANCE, CHARTS, HOURS, LEADERBOARDS, PROFIT] = [
  'store-performance',
  'store-charts',
  'store-order-hours',
  'store-leaderboards',
  'store-profit',
] as const;

function find(sections: readonly Section[], key: string): Section {
  const section = sections.find((each) => each.key === key);
  if (!section) throw new Error(`There is no section ${key}.`);
  return section;
}

it.each([
  ['nothing', ''],
  ['no list', { key: CHARTS }],
  ['no sections', [null, 4, { key: 7 }]],
])('shows the default sections and blocks when the preference contains %s', (_what, preference) => {
  const sections = readSections(preference);
  expect(keysOf(getShownSections(sections))).toEqual([PERFORMANCE, CHARTS, LEADERBOARDS]);
  expect(sections.map(getShownBlocks)).toEqual([
    ['revenue/total_sales', 'revenue/net_revenue', 'orders/orders_count', 'products/items_sold'],
    ['revenue_net_revenue', 'orders_orders_count'],
    [],
    ['categories', 'products'],
    [],
  ]);
});

it('reads order, titles, removed sections and hidden blocks, each section once', () => {
  const sections = readSections([
    { key: LEADERBOARDS, title: 'Best sellers', isVisible: true, hiddenBlocks: ['coupons'] },
    { key: LEADERBOARDS, isVisible: false, hiddenBlocks: [] },
    { key: CHARTS, title: ' ', isVisible: false, hiddenBlocks: [] },
  ]);
  expect(keysOf(sections)).toEqual([LEADERBOARDS, CHARTS, PERFORMANCE, HOURS, PROFIT]);
  expect(keysOf(getShownSections(sections))).toEqual([LEADERBOARDS, PERFORMANCE]);
  expect(find(sections, LEADERBOARDS).title).toBe('Best sellers');
  expect(find(sections, CHARTS)).not.toHaveProperty('title');
  expect(getShownBlocks(find(sections, LEADERBOARDS))).toEqual([
    'customers',
    'categories',
    'products',
  ]);
});

it('keeps the sections and fields of other extensions, but does not show their sections', () => {
  const foreign = { key: 'other', isVisible: true, hiddenBlocks: [], size: 4 };
  const stored = [foreign, { key: CHARTS, isVisible: true, hiddenBlocks: [], icon: 'chart' }];
  const sections = readSections(stored);
  const moved = moveSection(sections, PERFORMANCE, -1)(sections);
  expect(keysOf(moved)).toEqual(['other', PERFORMANCE, CHARTS, HOURS, LEADERBOARDS, PROFIT]);
  expect(moved).toContainEqual(foreign);
  expect(find(moved, CHARTS)).toHaveProperty('icon', 'chart');
  expect(keysOf(getShownSections(moved))).not.toContain('other');
});

it('moves past removed sections, but not beyond the first or last position', () => {
  const sections = readSections([
    { key: PERFORMANCE, isVisible: true },
    { key: CHARTS, isVisible: false },
    { key: HOURS, isVisible: false },
    { key: LEADERBOARDS, isVisible: true },
  ]);
  expect(keysOf(getShownSections(moveSection(sections, LEADERBOARDS, -1)(sections)))).toEqual([
    LEADERBOARDS,
    PERFORMANCE,
  ]);
  expect(moveSection(sections, PERFORMANCE, -1)(sections)).toEqual(sections);
  expect(moveSection(sections, LEADERBOARDS, 1)(sections)).toEqual(sections);
});

// They are shown before they are saved, so they are applied to sections that may already have them.
it.each([
  ['moves up', (all: readonly Section[]) => moveSection(all, CHARTS, -1)],
  ['moves down', (all: readonly Section[]) => moveSection(all, PERFORMANCE, 1)],
  ['adds', () => addSection(PERFORMANCE)],
  [
    'hides a block',
    () => changeSection(CHARTS, (each) => setBlockShown(each, 'revenue_net_revenue', false)),
  ],
])('has the same result when it is applied twice: %s', (_, getChange) => {
  const sections = readSections('');
  const change = getChange(sections);
  const once = change(sections);
  expect(once).not.toEqual(sections);
  expect(change(once)).toEqual(once);
});

it('adds a removed section at the end', () => {
  const sections = readSections('');
  const removed = changeSection(PERFORMANCE, (each) => ({ ...each, isVisible: false }))(sections);
  expect(keysOf(getShownSections(addSection(PERFORMANCE)(removed)))).toEqual([
    CHARTS,
    LEADERBOARDS,
    PERFORMANCE,
  ]);
});

it('hides and shows blocks, including blocks that only this store has', () => {
  const section = find(readSections(''), PERFORMANCE);
  const hidden = setBlockShown(section, 'revenue/net_revenue', false);
  expect(isBlockShown(hidden, 'revenue/net_revenue')).toBe(false);
  expect(
    isBlockShown(setBlockShown(hidden, 'revenue/net_revenue', true), 'revenue/net_revenue'),
  ).toBe(true);
  expect(isBlockShown(section, 'subscriptions/renewals')).toBe(false);
  const own = setBlockShown(section, 'subscriptions/renewals', true);
  expect(getShownBlocks(own).at(-1)).toBe('subscriptions/renewals');
  const [stored] = readSections(JSON.parse(JSON.stringify([own])));
  expect(stored && isBlockShown(stored, 'subscriptions/renewals')).toBe(true);
  expect(getShownBlocks(setBlockShown(own, 'subscriptions/renewals', false))).toEqual(
    getShownBlocks(section),
  );
});

it('replaces characters in a title that make stores lose the preference', () => {
  expect(toKeptTitle('  Our "best"\n\\ worst ')).toBe('Our ”best” / worst');
});
