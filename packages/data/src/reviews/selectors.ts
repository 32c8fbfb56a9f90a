import { createStatusSelectors } from '../core/resource.ts';
import { createListSelector } from '../core/collection.ts';
import { getResourceName, type Query, withNormalQuery } from '../core/query.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { Review, ReviewsData } from './types.ts';

type State = StoreState<ReviewsData>;

const listReviews = createListSelector<Review>();

/** The reviews of a query in the server's order; empty until read. Triggers the read. */
export const getReviews = withNormalQuery(0, (state: State, query: Query = {}) =>
  listReviews(state.data.reviews, getResourceName('reviews', query)),
);

/** Total number of reviews of a query; undefined until read. Triggers the read. */
export const getReviewsTotalCount = withNormalQuery(
  0,
  (state: State, query: Query = {}): number | undefined =>
    state.data.reviews.byQuery[getResourceName('reviews', query)]?.totalResults,
);

/** One review from those that were already read. Does not trigger a read. */
export function getReview(state: State, id: number): Review | undefined {
  return state.data.reviews.byId[id];
}

export const { isOperationRequesting: isReviewsRequesting, getOperationError: getReviewsError } =
  createStatusSelectors(keyOf);
