import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { reviewsStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const query = { page: 1 };

describeRequestingFlags(startRestServer(), { resolvers, actions }, [
  [
    'getReviews',
    (registry) => registry.resolveSelect(reviewsStore).getReviews(query),
    (registry) => registry.select(reviewsStore).isReviewsRequesting('getReviews', query),
  ],
  [
    'getReviewsTotalCount',
    (registry) => registry.resolveSelect(reviewsStore).getReviewsTotalCount(query),
    (registry) => registry.select(reviewsStore).isReviewsRequesting('getReviewsTotalCount', query),
  ],
  [
    'updateReview',
    (registry) => registry.dispatch(reviewsStore).updateReview(1, { status: 'approved' }),
    (registry) => registry.select(reviewsStore).isReviewsRequesting('updateReview'),
  ],
  [
    'deleteReview',
    (registry) => registry.dispatch(reviewsStore).deleteReview(1),
    (registry) => registry.select(reviewsStore).isReviewsRequesting('deleteReview'),
  ],
]);
