import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { reviewsStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/products/reviews`;
const held = [
  { id: 7, status: 'hold' },
  { id: 8, status: 'hold' },
];
const query = { status: 'hold' };

async function readHeld(registry: DataRegistry): Promise<void> {
  serve(server, url, held, 5);
  await registry.resolveSelect(reviewsStore).getReviews(query);
}

describe('reviews', () => {
  it('are read together with their total in one request (R3.55)', async () => {
    const requested: string[] = [];
    server.use(
      http.get(url, async () => {
        requested.push('list');
        await settle();
        return HttpResponse.json(held, { headers: { 'x-wp-total': '5' } });
      }),
    );
    const registry = createTestRegistry();
    const { getReviews, getReviewsTotalCount } = registry.select(reviewsStore);
    expect(getReviewsTotalCount(query)).toBeUndefined();
    expect(getReviews(query)).toEqual([]);
    expect(await registry.resolveSelect(reviewsStore).getReviewsTotalCount(query)).toBe(5);
    expect(getReviews(query)).toEqual(held);
    await settle();
    expect(requested).toEqual(['list']);
    expect(getReviews(query)).toBe(getReviews(query));
  });

  it('are counted where no header has their number', async () => {
    const ids = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, status: 'hold' }));
    const count = (stored: number) => {
      server.use(
        http.get(url, ({ request }) =>
          HttpResponse.json(
            ids(Math.min(stored, Number(new URL(request.url).searchParams.get('per_page')))),
          ),
        ),
      );
      const read = { ...query, page: 1, per_page: 1 };
      return createTestRegistry().resolveSelect(reviewsStore).getReviewsTotalCount(read);
    };
    expect([await count(0), await count(1), await count(37)]).toEqual([0, 1, 37]);
    await expect(count(100)).rejects.toThrow('does not count');
  });

  it.each([
    ['updateReview', () => HttpResponse.json({ id: 7, status: 'approved' }), 'approved'],
    ['deleteReview', () => HttpResponse.json({ id: 7, status: 'trash' }), 'trash'],
  ] as const)(
    'have isUpdating set while %s runs, and are read again after it (R3.54, R4.56)',
    async (operation, reply, status) => {
      const registry = createTestRegistry();
      await readHeld(registry);
      const { getReview, getReviews, getReviewsTotalCount } = registry.select(reviewsStore);
      let release: (() => void) | undefined;
      server.use(
        http.all(`${url}/7`, async () => {
          await new Promise<void>((resolve) => (release = resolve));
          return reply();
        }),
        http.get(url, () => HttpResponse.json([held[1]], { headers: { 'x-wp-total': '4' } })),
      );
      const { deleteReview, updateReview } = registry.dispatch(reviewsStore);
      const done =
        operation === 'updateReview' ? updateReview(7, { status: 'approved' }) : deleteReview(7);
      expect(getReviews(query).map(({ isUpdating = false }) => isUpdating)).toEqual([true, false]);
      await vi.waitFor(() => expect(release).toBeDefined());
      release?.();
      expect(await done).toMatchObject({ status });
      expect(getReview(7)).toMatchObject({ status, isUpdating: false });
      await vi.waitFor(() => expect(getReviews(query)).toHaveLength(1));
      expect(getReviewsTotalCount(query)).toBe(4);
    },
  );
});
