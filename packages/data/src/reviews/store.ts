import { emptyCollection } from '../core/collection.ts';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ReviewsData } from './types.ts';

/** The name under which the reviews store is registered. */
export const REVIEWS_STORE_NAME = 'wc/admin/reviews';

const initialData: ReviewsData = { reviews: emptyCollection() };

/** What customers say of products. */
export const reviewsStore = createStore(REVIEWS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
