import type { CatalogueProduct } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import cases from '../../../tests/cases/order-plan.json' with { type: 'json' };
import { source } from './low-stock-source.ts';
import { planOrders, searchRows, sortRows, sumStockValues } from './order-plan.ts';
import { countListed, getStockItems, type StockItem, type StockReplies } from './stock-items.ts';
import { getSalesRange, toSalesQuery } from './stock-requests.ts';
import { readSettings } from './use-order-settings.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

type Case = {
  name: string;
  expected: (number | string | null)[][];
  listed?: number;
  stored?: unknown;
  incomplete?: string[];
  otherIds?: number[];
} & Partial<Record<'low' | 'backorders' | 'products' | 'variations' | 'others', object[] | null>>;

const isListed = ([, status]: readonly unknown[]) => status !== 'runs-out';

const SETTINGS = { leadTime: 14, daysToCover: 30 };

const item = (fields: Partial<StockItem>): StockItem => ({
  id: 1,
  parentId: 0,
  name: 'Beanie',
  sku: 'B-1',
  stock: 5,
  threshold: 2,
  isListed: true,
  isOnBackorder: false,
  sold: { units: 90, orders: 90 },
  source: {},
  ...fields,
});

const plan = (...items: Partial<StockItem>[]) => planOrders(items.map(item), SETTINGS);

describe('the requests', () => {
  it('are for the last 90 complete days, of the items that sold most or of some ids', () => {
    const range = getSalesRange();
    expect(range).toEqual({ after: '2026-08-22T00:00:00', before: '2026-11-19T23:59:59' });
    expect(toSalesQuery(range, 'products')).toMatchObject({
      ...range,
      orderby: 'items_sold',
      order: 'desc',
      extended_info: 'true',
      per_page: '100',
    });
    expect(toSalesQuery(range, 'variations', [3, 4])).toMatchObject({ variations: '3,4' });
  });
});

describe('planOrders', () => {
  // The plugin's mail is tested with the same cases.
  it.each(cases.map((each): [string, Case] => [each.name, each]))('orders: %s', (_, each) => {
    const toReply = (rows: object[] | null | undefined, isComplete = true) =>
      rows ? { rows: rows as never[], isComplete } : undefined;
    const isComplete = (report: string) => !each.incomplete?.includes(report);
    const items = getStockItems({
      low: toReply(each.low),
      backorders: toReply(each.backorders),
      products: toReply(each.products, isComplete('products')),
      variations: toReply(each.variations, isComplete('variations')),
      otherProducts: toReply(each.others),
      otherVariations: toReply(each.others),
      variationsOfOthers: toReply(each.others),
      otherIds: { products: each.otherIds ?? [], variations: each.otherIds ?? [] },
    });
    expect(countListed(items)).toBe(each.listed ?? each.expected.filter(isListed).length);
    const rows = sortRows(planOrders(items, readSettings(each.stored)), source.sort);
    expect(
      rows
        .filter(({ quantity }) => quantity !== 0)
        .map(({ id, status, quantity }) => [id, status, quantity]),
    ).toEqual(each.expected);
  });

  it('knows no estimate without the sales, and no run-out if nothing was sold', () => {
    expect(plan({ sold: undefined })).toMatchObject([
      { perDay: null, expected: null, earliest: null, quantity: null },
    ]);
    expect(plan({ sold: { units: 0, orders: 0 } })).toMatchObject([
      { perDay: 0, expected: 'never', earliest: 'never', quantity: 0 },
    ]);
  });
});

describe('the rows', () => {
  const rows = plan(
    { id: 1, name: 'Mug', sku: 'M', stock: 2, sold: { units: 9, orders: 9 } },
    { id: 2, name: 'Cap', sku: 'C', stock: 1, sold: { units: 9, orders: 9 } },
    { id: 3, name: 'Tee red', sku: 'T', stock: -1 },
    { id: 4, name: 'Pin', sku: 'P', stock: 0, sold: undefined },
  );
  const sorted = (orderby: string, order: 'asc' | 'desc') =>
    sortRows(rows, { orderby, order }).map(({ id }) => id);

  it('are sorted by status and then by the expected run-out; what is not known comes last', () => {
    expect(sorted('status', 'asc')).toEqual([3, 4, 2, 1]);
    expect(sorted('title', 'asc')).toEqual([2, 1, 4, 3]);
    expect(sorted('order', 'desc')).toEqual([3, 2, 1, 4]);
    expect(sorted('order', 'asc').at(-1)).toBe(4);
  });

  it('match a search in name and SKU', () => {
    const search = (...words: string[]) => searchRows(rows, words).map(({ id }) => id);
    expect(search('red tee')).toEqual([3]);
    expect(search('c', 'mug')).toEqual([1, 2]);
    expect(search()).toHaveLength(4);
  });
});

it('values stock at cost: an unknown cost is in no sum, a cost of 0 is, and what is owed has no value', () => {
  const [priced, free, unknown, owed] = plan(
    { id: 1, stock: 2 },
    { id: 2, stock: 1 },
    { id: 3, stock: 2 },
    { id: 4, stock: -3, isOnBackorder: true },
  );
  const rows = [
    { ...priced!, unitCost: 4.5 },
    { ...free!, unitCost: 0 },
    unknown!,
    { ...owed!, unitCost: 10 },
  ];
  expect(sumStockValues(rows)).toEqual({ value: 9, known: 3 });
  expect(sumStockValues([unknown!])).toEqual({ value: undefined, known: 0 });
  const sorted = sortRows(rows, { orderby: 'value', order: 'desc' });
  expect(sorted.map(({ id }) => id)).toEqual([1, 4, 2, 3]);
});

describe('getStockItems', () => {
  const none = { rows: [], isComplete: true };
  const sale = (id: number, stock: number, fields: object = {}, info: object = {}) => ({
    product_id: id,
    items_sold: 3,
    orders_count: 2,
    ...fields,
    extended_info: {
      name: `Item &amp; ${id}`,
      sku: `S-${id}`,
      manage_stock: true,
      stock_status: 'instock',
      stock_quantity: stock,
      low_stock_amount: 4,
      ...info,
    },
  });
  const items = (replies: Partial<StockReplies>) =>
    getStockItems({
      low: none,
      backorders: none,
      products: none,
      variations: none,
      otherProducts: undefined,
      otherVariations: undefined,
      variationsOfOthers: undefined,
      otherIds: { products: [], variations: [] },
      ...replies,
    });

  it('takes SKU, threshold and sales of a listed item from the report in which it is found', () => {
    const low = {
      rows: [
        { id: 7, name: 'Item', parent_id: 0, stock_quantity: 2, low_stock_amount: null },
        { id: 8, name: 'Other', parent_id: 0, stock_quantity: 1, low_stock_amount: null },
      ],
      isComplete: true,
    };
    expect(items({ low, products: { rows: [sale(7, 2)], isComplete: true } })).toMatchObject([
      { id: 7, sku: 'S-7', threshold: 4, sold: { units: 3, orders: 2 }, isListed: true },
      // Nothing sold, and the threshold of the store, which the other item has too.
      { id: 8, sku: '', threshold: 4, sold: { units: 0, orders: 0 } },
    ]);
    expect(items({ low, products: { rows: [sale(7, 2)], isComplete: false } })[1]?.sold).toBe(
      undefined,
    );
    expect(items({ low, products: undefined })[0]).toMatchObject({ threshold: null });
  });

  it('finds the sales of a listed item whose id is text', () => {
    // As programs send numbers that they have formatted.
    const row = { id: '7', name: 'Item', parent_id: '0', stock_quantity: '2' };
    const low = { rows: [row as unknown as CatalogueProduct], isComplete: true };
    expect(items({ low, products: { rows: [sale(7, 2)], isComplete: true } })).toMatchObject([
      { id: 7, stock: 2, sold: { units: 3, orders: 2 } },
    ]);
  });

  it('counts variations as items, but not those that share the stock of their product', () => {
    const variation = (id: number, stock: number) =>
      sale(7, stock, { variation_id: id }, { manage_stock: undefined });
    expect(
      items({
        products: { rows: [sale(7, 9)], isComplete: true },
        variations: { rows: [variation(71, 9), variation(72, 5)], isComplete: true },
      }).map(({ id, parentId }) => [id, parentId]),
    ).toEqual([
      [7, 0],
      [72, 7],
    ]);
  });

  it.each([
    // stock of the product; of each variation: stock and units; what is sold of the product itself
    ['each variation has its own', 0, [60, 2], { units: 0, orders: 0 }],
    ['one variation has its own', 9, [9, 2], { units: 1, orders: 1 }],
    ['no variation has its own', 9, [9, 9], { units: 3, orders: 2 }],
  ])('counts only sales from the stock of the product where %s', (_, stock, stocks, expected) => {
    const row = { id: 7, name: 'Item', parent_id: 0, stock_quantity: stock, type: 'variable' };
    const low = { rows: [row], isComplete: true };
    const products = { rows: [sale(7, stock)], isComplete: true };
    const [first = {}, second = {}] = stocks.map((own, index) =>
      sale(7, own, { variation_id: 70 + index, items_sold: 1 + index, orders_count: 1 + index }),
    );
    const soldOf = (replies: Partial<StockReplies>) =>
      items({ low, products, ...replies }).find(({ id }) => id === 7)?.sold;
    expect(soldOf({ variations: { rows: [first, second], isComplete: true } })).toEqual(expected);
    // The other variation may be one that counts its own stock.
    const incomplete = { rows: [first], isComplete: false };
    expect(soldOf({ variations: incomplete })).toBeUndefined();
    expect(
      soldOf({
        variations: incomplete,
        variationsOfOthers: { rows: [first, second], isComplete: true },
        otherIds: { products: [7], variations: [] },
      }),
    ).toEqual(expected);
  });

  it('omits items whose stock is not counted', () => {
    const products = { rows: [sale(7, 0, {}, { manage_stock: false })], isComplete: true };
    const backorders = { rows: [{ id: 9, manage_stock: false }], isComplete: true };
    expect(items({ products, backorders })).toEqual([]);
  });

  it('finds the items of a list that could not be read among those that sold', () => {
    const owed = sale(9, -2, {}, { stock_status: 'onbackorder' });
    const products = { rows: [sale(7, 4), sale(8, 5), owed], isComplete: true };
    const listed = (replies: Partial<StockReplies>) =>
      items({ products, ...replies })
        .filter(({ isListed }) => isListed)
        .map(({ id }) => id);
    expect(listed({ low: undefined })).toEqual([7]);
    expect(listed({ backorders: undefined })).toEqual([9]);
    expect(listed({})).toEqual([]);
  });
});
