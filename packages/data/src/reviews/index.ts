export { REVIEWS_STORE_NAME, reviewsStore } from './store.ts';

export type { Review } from './types.ts';
