import { ensureStores, reviewsStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { REVIEWS_TOTAL } from '../../reporting/request/reviews-total.ts';
import type { HeaderCount } from '../../shell/tools/header-counts-context.ts';
import { toReviewsQuery } from './reviews-query.ts';

/**
 * Returns the number of reviews to approve; undefined until it is known, or if it is not available. Sends no request
 * for a user without permission. `isShown` says whether the screen shows the reviews.
 */
export function useReviewsCount(isAllowed: boolean, isShown: boolean): HeaderCount | undefined {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [reviewsStore]));
  const count = useSelect(
    (select) =>
      isAllowed
        ? select(reviewsStore).getReviewsTotalCount(
            isShown ? toReviewsQuery('hold', 1) : REVIEWS_TOTAL,
          )
        : undefined,
    [isAllowed, isShown],
  );
  if (count === undefined) return undefined;
  /* translators: %d: number of reviews that are not approved yet. */
  return { count, label: sprintf(_n('%d to approve', '%d to approve', count, 'tillview'), count) };
}
