import { emptyCollection } from '../core/collection.ts';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { ReviewsData } from './types.ts';

/** Registered name of the reviews data store. */
export const REVIEWS_STORE_NAME = 'wc/admin/reviews';

const initialData: ReviewsData = { reviews: emptyCollection() };

/** The data store for product reviews. */
export const reviewsStore = createStore(REVIEWS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
