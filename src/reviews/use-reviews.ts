import { reviewsStore, type Review } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { toReviewsQuery, type ReviewList } from './reviews-query.ts';

/** A page of reviews as it was read. */
export type Reviews = {
  reviews: readonly Review[];
  /** Reviews on all pages; undefined until they were read. */
  total: number | undefined;
  /** Why the page could not be read, else false. */
  error: Error | false;
  onReadAgain: () => void;
};

/** Reads a page of a list of reviews. */
export function useReviews(list: ReviewList, page: number): Reviews {
  const registry = useRegistry();
  const known = useSelect(
    (select) => {
      const { getReviews, getReviewsTotalCount, getReviewsError } = select(reviewsStore);
      const query = toReviewsQuery(list, page);
      return {
        reviews: getReviews(query),
        total: getReviewsTotalCount(query),
        error: getReviewsError('getReviews', query),
      };
    },
    [list, page],
  );
  return {
    ...known,
    onReadAgain: () =>
      void registry
        .dispatch(reviewsStore)
        .invalidateResolution('getReviews', [toReviewsQuery(list, page)]),
  };
}
