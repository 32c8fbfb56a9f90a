import { expect, it } from 'vitest';
import { createTestStore, read, send } from '../../mocks/small-shop.test-support.ts';
import { readSegmentBy } from '../../packages/data/src/reports/endpoints.ts';

const store = createTestStore({}, { orders: 5 });
const SEGMENTS = [
  'product',
  'category',
  'variation',
  'coupon',
  'customer_type',
  'tax_rate_id',
  'x',
];

it('sends the ids of categories as text in the report of coupons, as the store does', async () => {
  const { body } = await read(
    send(store, '/wc-analytics/reports/coupons/stats?segmentby=category'),
  );
  const { segments } = (body as { totals: { segments: { segment_id: unknown }[] } }).totals;
  expect(segments.length).toBeGreaterThan(3);
  expect(segments.map(({ segment_id: id }) => typeof id)).toEqual(segments.map(() => 'string'));
});

it.each(['revenue', 'orders', 'products', 'variations', 'coupons', 'taxes'])(
  'accepts the segments in an address that the store knows for %s, and no others',
  async (endpoint) => {
    for (const segment of SEGMENTS) {
      const { body } = await read(
        send(store, `/wc-analytics/reports/${endpoint}/stats?segmentby=${segment}`),
      );
      const isRefused = (body as { code?: string }).code === 'rest_invalid_param';
      const kept = readSegmentBy(endpoint, segment);
      expect({ segment, kept }).toEqual({ segment, kept: isRefused ? undefined : segment });
    }
  },
);
