import { normalizeQuery, type RestQuery } from '@tillview/data';

/** Reviews on a page. */
export const REVIEWS_PER_PAGE = 25;

/** The lists of reviews, by the store's own names of their statuses; `all` are those that are pending or approved. */
export const reviewLists = ['all', 'hold', 'approved', 'spam', 'trash'] as const;

/** One of the lists of reviews. */
export type ReviewList = (typeof reviewLists)[number];

/** The list that an address names; that of the reviews to approve unless it names another one. */
export function readReviewList(status: string | undefined): ReviewList {
  return reviewLists.find((list) => list === status) ?? 'hold';
}

/** The request of a page, from 1. Header and screen send the same, so that it is sent once. */
export const toReviewsQuery = (list: ReviewList, page: number): RestQuery =>
  normalizeQuery({ status: list, page, per_page: REVIEWS_PER_PAGE });

/** Whether a review of this status stands in a list. */
export const isInList = (list: ReviewList, status: string): boolean =>
  list === 'all' ? status === 'hold' || status === 'approved' : status === list;
