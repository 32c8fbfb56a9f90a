import { Card, EmptyContent, Link, Pagination, Placeholder } from '@tillview/components';
import { getQueryText } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useHost } from '../host/host-context.ts';
import { ChangeNotices } from '../shell/parts/change-notices.tsx';
import { PartError } from '../shell/parts/part-error.tsx';
import { RowFocus } from '../shell/parts/row-focus.tsx';
import { ScreenHeader } from '../shell/parts/screen-header.tsx';
import { useAddress } from '../shell/use-address.ts';
import { ReviewRow } from './review-row.tsx';
import {
  isInList,
  readReviewList,
  reviewLists,
  REVIEWS_PER_PAGE,
  type ReviewList,
} from './reviews-query.ts';
import { useReviewChanges } from './use-review-changes.ts';
import { useReviews } from './use-reviews.ts';

/** Lines of the placeholder: about as many reviews as fit on a screen. */
const PLACEHOLDER_LINES = ['a', 'b', 'c', 'd'];

/** What the store asks for to change reviews; it lets more users read them. */
const EDIT_CAPABILITY = 'edit_products';

function getListLabel(list: ReviewList): string {
  switch (list) {
    case 'all':
      return __('All', 'tillview');
    case 'hold':
      return __('Pending', 'tillview');
    case 'approved':
      return __('Approved', 'tillview');
    case 'spam':
      return __('Spam', 'tillview');
    default:
      return __('Trash', 'tillview');
  }
}

function getEmptyTitle(list: ReviewList): string {
  switch (list) {
    case 'all':
      return __('There are no reviews yet.', 'tillview');
    case 'hold':
      return __('No reviews are waiting for approval.', 'tillview');
    case 'approved':
      return __('No reviews are approved.', 'tillview');
    case 'spam':
      return __('No reviews are marked as spam.', 'tillview');
    default:
      return __('No reviews are in the Trash.', 'tillview');
  }
}

/** The reviews of a status, page by page, or why there are none. */
export function ReviewsPage() {
  const { query, updateQuery, href } = useAddress();
  const { user } = useHost();
  const list = readReviewList(getQueryText(query, 'status'));
  const page = Math.max(1, Math.trunc(Number(getQueryText(query, 'paged') ?? 1)) || 1);
  const { reviews, total, error, onReadAgain } = useReviews(list, page);
  const { changes, act } = useReviewChanges();
  const isKnown = total !== undefined;
  const shown = reviews
    .map((review) => ({ ...review, ...changes.getFields(review.id) }))
    .filter(({ status }) => isInList(list, status));
  const left = (total ?? 0) - (reviews.length - shown.length);
  const isPastEnd = isKnown && page > 1 && reviews.length === 0;

  // The last review of the last page is gone.
  useEffect(() => {
    if (isPastEnd)
      updateQuery({ paged: page > 2 ? String(page - 1) : undefined }, { isReplace: true });
  }, [isPastEnd, page, updateQuery]);

  const canEdit = !user || user.capabilities[EDIT_CAPABILITY] === true;
  return (
    <div className="tillview-reviews">
      <ScreenHeader title={__('Reviews', 'tillview')} />
      <nav className="tillview-reviews__lists" aria-label={__('Status', 'tillview')}>
        {reviewLists.map((each) => (
          <Link
            key={each}
            className="tillview-reviews__list-link"
            href={href({ status: each === 'hold' ? undefined : each, paged: undefined })}
            aria-current={each === list ? 'page' : undefined}
          >
            {getListLabel(each)}
          </Link>
        ))}
      </nav>
      <ChangeNotices changes={changes} />
      <Card isFlush>
        {!isKnown && !error && (
          <div className="tillview-reviews__loading" aria-busy="true">
            <p className="tillview-visually-hidden" role="status">
              {__('Loading reviews…', 'tillview')}
            </p>
            {PLACEHOLDER_LINES.map((line) => (
              <Placeholder key={line} height="96px" />
            ))}
          </div>
        )}
        {isKnown && left <= 0 && (
          <EmptyContent
            title={getEmptyTitle(list)}
            message={
              list === 'all'
                ? __('Reviews of your products appear here when customers write them.', 'tillview')
                : undefined
            }
          />
        )}
        <RowFocus>
          <ul className="tillview-reviews__list">
            {shown.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                onAct={canEdit ? (action) => act(review, action) : undefined}
              />
            ))}
          </ul>
        </RowFocus>
        {error && (
          <PartError
            error={error}
            title={__('The reviews could not be loaded.', 'tillview')}
            unavailable={__('This store does not offer reviews.', 'tillview')}
            forbidden={__(
              'You do not have permission to see reviews. An administrator can give it to your account.',
              'tillview',
            )}
            onRetry={onReadAgain}
            isInline={isKnown}
          />
        )}
        {isKnown && left > REVIEWS_PER_PAGE && (
          <div className="tillview-reviews__pages">
            <Pagination
              page={page}
              perPage={REVIEWS_PER_PAGE}
              total={left}
              showPerPagePicker={false}
              onPageChange={(to) => updateQuery({ paged: to > 1 ? String(to) : undefined })}
            />
          </div>
        )}
      </Card>
    </div>
  );
}
