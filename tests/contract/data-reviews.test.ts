import { reviewsStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { settle } from '../../packages/data/src/testing/settle.ts';
import { expectAsRecorded, recorded, rowsOf, startReplay } from './data-replay.ts';

const { respond, replay } = startReplay();

describe('reviews of a real store', () => {
  it.each([
    ['reviews-approved', { page: 1, per_page: 25, status: 'approved' }],
    ['reviews-hold', { page: 1, per_page: 10, status: 'hold', _embed: 1 }],
    ['w-reviews-before', { status: 'hold', per_page: 2 }],
  ])(
    '%s: a list by its query, with the total count from the header (R1.42, R7.35, R7.36)',
    async (name, query) => {
      const sent = replay(name);
      const registry = createTestRegistry();
      expect(await registry.resolveSelect(reviewsStore).getReviews(query)).toEqual(rowsOf(name));
      expectAsRecorded(sent, name);
      expect(registry.select(reviewsStore).getReviewsTotalCount(query)).toBe(
        Number(recorded(name).headers['x-wp-total']),
      );
    },
  );

  it.each([
    ['w-review-approve', 5002, { status: 'approved' }, {}],
    ['w-review-approve-embed', 5007, { status: 'spam' }, { _embed: 1 }],
  ])('%s: a review is updated, with its query (R7.37)', async (name, id, fields, query) => {
    const sent = replay(name);
    const registry = createTestRegistry();
    expect(await registry.dispatch(reviewsStore).updateReview(id, fields, query)).toEqual(
      recorded(name).body,
    );
    expectAsRecorded(sent, name);
    expect(registry.select(reviewsStore).getReview(id)).toMatchObject(fields);
  });

  it('a review is deleted permanently and removed from lists (R7.38)', async () => {
    const query = { status: 'hold', per_page: 2 };
    replay('w-reviews-before');
    const registry = createTestRegistry();
    await registry.resolveSelect(reviewsStore).getReviews(query);
    const sent = replay('w-review-delete');
    const gone = await registry.dispatch(reviewsStore).deleteReview(5002, { force: true });
    expectAsRecorded(sent, 'w-review-delete');
    const { getReview, getReviews, getReviewsTotalCount } = registry.select(reviewsStore);
    expect([gone.id, getReview(5002)]).toEqual([5002, undefined]);
    expect(getReviews(query).map(({ id }) => id)).not.toContain(5002);
    expect(getReviewsTotalCount(query)).toBe(7);
    await settle();
  });

  it('a review is moved to the trash (not observed: the recorded client always deletes permanently)', async () => {
    const sent = respond('DELETE', '/wc-analytics/products/reviews/5002', {
      status: 200,
      body: { ...rowsOf('w-reviews-before')[0], status: 'trash' },
    });
    const registry = createTestRegistry();
    await registry.dispatch(reviewsStore).deleteReview(5002);
    expect(sent).toMatchObject([{ query: {}, body: null }]);
    expect(registry.select(reviewsStore).getReview(5002)?.status).toBe('trash');
  });

  it('are for shop managers only (R6.2; the rejection was recorded for notes)', async () => {
    const { status, body } = recorded('err-401-notes');
    respond('GET', '/wc-analytics/products/reviews', { status, body });
    await expect(
      createTestRegistry().resolveSelect(reviewsStore).getReviews({}),
    ).rejects.toMatchObject({ status: 401 });
  });
});
