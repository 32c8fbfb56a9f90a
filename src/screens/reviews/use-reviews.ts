import { reviewsStore, type Review } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { toReviewsQuery, type ReviewList } from './reviews-query.ts';

/** A loaded page of reviews. */
export type Reviews = {
  reviews: readonly Review[];
  /** The number of reviews on all pages; undefined until it is known. */
  total: number | undefined;
  /** Why the page could not be loaded; otherwise false. */
  error: Error | false;
  onRetry: () => void;
};

/** Loads a page of a list of reviews. */
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
    onRetry: () =>
      void registry
        .dispatch(reviewsStore)
        .invalidateResolution('getReviews', [toReviewsQuery(list, page)]),
  };
}
