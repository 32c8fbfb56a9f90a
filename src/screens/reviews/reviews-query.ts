import { normalizeQuery, type RestQuery } from '@tillview/data';

/** The number of reviews per page. */
export const REVIEWS_PER_PAGE = 25;

/** The lists of reviews, by the store's names for their statuses. `all` contains pending and approved reviews. */
export const reviewLists = ['all', 'hold', 'approved', 'spam', 'trash'] as const;

/** One of the lists of reviews. */
export type ReviewList = (typeof reviewLists)[number];

/** Returns the list that a URL names. Default: the reviews to approve. */
export function readReviewList(status: string | undefined): ReviewList {
  return reviewLists.find((list) => list === status) ?? 'hold';
}

/** Returns the request of a page, from 1. On the screen, the header uses it too, so it is sent only once. */
export const toReviewsQuery = (list: ReviewList, page: number): RestQuery =>
  normalizeQuery({ status: list, page, per_page: REVIEWS_PER_PAGE });

/** Whether a list contains reviews of this status. */
export const isInList = (list: ReviewList, status: string): boolean =>
  list === 'all' ? status === 'hold' || status === 'approved' : status === list;
