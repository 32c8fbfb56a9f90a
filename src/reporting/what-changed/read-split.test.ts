import { resolveReportRequest, RestError, type ReportRow } from '@tillview/data';
import { expect, it } from 'vitest';
import { report } from '../../screens/reports/orders/report.ts';
import { changeSplits } from './change-splits.ts';
import { readSplit, type SplitSelectors } from './read-split.ts';

type Query = Readonly<Record<string, unknown>>;
type MockResponses = {
  items?: (query: Query) => { data: ReportRow[]; totalResults: number } | Error | undefined;
  stats?: (query: Query) => object | Error | undefined;
};

/** A mock of the data store with the given responses. `undefined`: the request is pending. */
function createSelectors({ items, stats }: MockResponses): SplitSelectors {
  const known = <Reply>(reply: Reply | Error | undefined) =>
    reply instanceof Error || reply === undefined ? {} : reply;
  const failed = (reply: unknown) => (reply instanceof Error ? reply : false);
  return {
    getReportItems: (_, query) => {
      const reply = items?.(query);
      return reply instanceof Error || !reply ? {} : { ...reply, totalPages: 1 };
    },
    getReportItemsError: (_, query) => failed(items?.(query)),
    getReportStats: (_: string, query: Query) => known(stats?.(query)),
    getReportStatsError: (_, query) => failed(stats?.(query)),
  } as SplitSelectors;
}

const resolve = (url: Query = {}) =>
  resolveReportRequest(report.source, {
    period: 'custom',
    compare: 'previous_year',
    after: '2026-11-01',
    before: '2026-11-20',
    ...(url as Record<string, string>),
  });

const product = (id: number, amount: number): ReportRow => ({
  product_id: id,
  net_revenue: amount,
  extended_info: { name: `Product ${id}` },
});

const isEarlier = (query: Query) => String(query['after']).startsWith('2025');

it('requests the products that only one of two long lists contains from the other range, by id', () => {
  // 150 products, with the opposite order of sales in the earlier range.
  const ids = Array.from({ length: 150 }, (_, index) => index + 1);
  const amountOf = (id: number, query: Query) => (isEarlier(query) ? 1000 + id : 2000 - id);
  const requestedIds: string[] = [];
  const selector = createSelectors({
    items: (query) => {
      const wanted = query['products'];
      if (typeof wanted === 'string') {
        requestedIds.push(wanted);
        const rows = wanted
          .split(',')
          .map((id) => product(Number(id), amountOf(Number(id), query)));
        return { data: rows, totalResults: rows.length };
      }
      const rows = ids
        .map((id) => product(id, amountOf(id, query)))
        .toSorted((a, b) => Number(b['net_revenue']) - Number(a['net_revenue']));
      return { data: rows.slice(0, 100), totalResults: 150 };
    },
  });
  const reading = readSplit(selector, resolve(), changeSplits.product.source, 'net_revenue');
  expect(reading).toMatchObject({ isPartial: true, isRequesting: false, error: undefined });
  expect(requestedIds.map((list) => list.split(',').length)).toEqual([50, 50]);
  // Every product has both amounts: none counts as 0 because it is not on the first page of one range.
  expect(reading.parts).toHaveLength(150);
  for (const { id, now, before } of reading.parts) {
    expect(now).toBe(2000 - Number(id));
    expect(before).toBe(1000 + Number(id));
  }
});

it('sends no further requests if the first pages of two long lists contain the same products', () => {
  const sent: unknown[] = [];
  const rows = Array.from({ length: 100 }, (_, index) => product(index + 1, 20));
  const selector = createSelectors({
    items: (query) => {
      sent.push(query['products']);
      return { data: rows, totalResults: 150 };
    },
  });
  const { parts } = readSplit(selector, resolve(), changeSplits.product.source, 'net_revenue');
  expect(parts).toHaveLength(100);
  expect(sent.filter((ids) => ids !== undefined)).toEqual([]);
});

it('treats products that are missing from a complete list, or have no value, as 0', () => {
  const sent: Query[] = [];
  const selector = createSelectors({
    items: (query) => {
      sent.push(query);
      return isEarlier(query)
        ? { data: [product(1, 20), { product_id: 3 }], totalResults: 2 }
        : { data: [product(2, 30)], totalResults: 1 };
    },
  });
  const { parts, isPartial } = readSplit(
    selector,
    resolve(),
    changeSplits.product.source,
    'net_revenue',
  );
  expect(isPartial).toBe(false);
  expect(parts).toEqual([
    { id: '2', label: 'Product 2', now: 30, before: 0 },
    { id: '1', label: 'Product 1', now: 0, before: 20 },
    { id: '3', label: '#3', now: 0, before: 0 },
  ]);
  for (const query of sent)
    expect(query).toMatchObject({ page: 1, per_page: 100, order: 'desc', orderby: 'net_revenue' });
});

it.each([true, false])(
  'is partial if one of the lists is longer than its page (the earlier one: %s)',
  (isOfEarlier) => {
    const selector = createSelectors({
      items: (query) => ({
        data: [product(1, 20)],
        totalResults: isEarlier(query) === isOfEarlier ? 150 : 1,
      }),
    });
    const { source } = changeSplits.product;
    expect(readSplit(selector, resolve(), source, 'net_revenue').isPartial).toBe(true);
  },
);

it('sends the filters of the report, with its own ranges', () => {
  const sent: Query[] = [];
  const stats = (query: Query) => {
    sent.push(query);
    return { data: { totals: { net_revenue: 5 }, intervals: [] } };
  };
  const request = resolve({ filter: 'advanced', status_is: 'completed', compare_align: 'weekday' });
  readSplit(createSelectors({ stats }), request, changeSplits.customer.source, 'net_revenue');
  expect(sent.map((query) => query['customer_type'])).toEqual([
    'new',
    'new',
    'returning',
    'returning',
  ]);
  for (const query of sent)
    expect(query).toMatchObject({
      interval: 'year',
      page: 1,
      per_page: 1,
      fields: ['net_revenue'],
      status_is: ['completed'],
      match: 'all',
    });
  const ranges = sent.map(({ after, before }) => ({ after, before }));
  expect(ranges.slice(0, 2)).toEqual([request.primary, request.secondary]);
});

const coupon = (id: number, uses: number): ReportRow => ({
  coupon_id: id,
  orders_count: uses,
  extended_info: { code: `save${id}` },
});

it('requests the stats of the most used coupons one by one', () => {
  const read = (count: number) =>
    readSplit(
      createSelectors({
        items: (query) => {
          const rows = Array.from({ length: count }, (_, id) =>
            coupon(id, isEarlier(query) ? 0 : id),
          );
          return { data: rows, totalResults: rows.length };
        },
        stats: (query) => ({
          data: {
            totals: { net_revenue: isEarlier(query) ? null : String(query['coupon_includes']) },
          },
        }),
      }),
      resolve(),
      changeSplits.coupon.source,
      'net_revenue',
    );
  expect(read(2)).toEqual({
    isPartial: false,
    isRequesting: false,
    error: undefined,
    parts: [
      { id: '1', label: 'save1', now: 1, before: 0 },
      { id: '0', label: 'save0', now: 0, before: 0 },
    ],
  });
  const { parts, isPartial } = read(12);
  expect(isPartial).toBe(true);
  expect(parts.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

it('is pending or fails if one of its requests is or does', () => {
  const { source } = changeSplits.customer;
  const read = (stats?: MockResponses['stats']) =>
    readSplit(createSelectors(stats ? { stats } : {}), resolve(), source, 'net_revenue');
  expect(read()).toMatchObject({ isRequesting: true, error: undefined });
  const error = new RestError('failed', 'No.');
  expect(read((query) => (isEarlier(query) ? error : undefined))).toMatchObject({
    isRequesting: false,
    error,
  });
});
