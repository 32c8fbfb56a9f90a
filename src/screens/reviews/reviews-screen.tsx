import { AvatarsContext, Card, EmptyContent, Link } from '@tillview/components';
import { reviewsStore } from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import { ChangeNotices } from '../../shell/parts/change-notices.tsx';
import { List, ListStatus, ListPages } from '../../shell/parts/list.tsx';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { usePageNumber } from '../../shell/parts/use-page-number.ts';
import { useUrl } from '../../shell/use-url.ts';
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
import './reviews.css';

/** The data stores of the screen. */
export const stores = [reviewsStore];

/** The capability that the store requires for changing reviews. More users can read them. */
const EDIT_CAPABILITY = 'edit_products';

/** The label of each list, and the title of an empty one. */
const LISTS: Readonly<Record<ReviewList, { label: () => string; empty: () => string }>> = {
  all: {
    label: () => __('All', 'tillview'),
    empty: () => __('There are no reviews yet.', 'tillview'),
  },
  hold: {
    label: () => __('Pending', 'tillview'),
    empty: () => __('No reviews are waiting for approval.', 'tillview'),
  },
  approved: {
    label: () => __('Approved', 'tillview'),
    empty: () => __('No reviews are approved.', 'tillview'),
  },
  spam: {
    label: () => __('Spam', 'tillview'),
    empty: () => __('No reviews are marked as spam.', 'tillview'),
  },
  trash: {
    label: () => __('Trash', 'tillview'),
    empty: () => __('No reviews are in the Trash.', 'tillview'),
  },
};

/** The reviews of a status, page by page, or why there are none. */
export function Screen() {
  const { query, href } = useUrl();
  const { user, avatars } = useHost();
  const list = readReviewList(getQueryText(query, 'status'));
  const pages = usePageNumber();
  const { reviews, total, error, onRetry } = useReviews(list, pages.page);
  const { changes, act } = useReviewChanges();
  const isKnown = total !== undefined;
  const shown = reviews
    .map((review) => ({ ...review, ...changes.getFields(review.id) }))
    .filter(({ status }) => isInList(list, status));
  const left = (total ?? 0) - (reviews.length - shown.length);

  const canEdit = !user || user.capabilities[EDIT_CAPABILITY] === true;
  return (
    <ScreenPage title={__('Reviews', 'tillview')}>
      <nav className="tillview-reviews__lists" aria-label={__('Status', 'tillview')}>
        {reviewLists.map((each) => (
          <Link
            key={each}
            className="tillview-reviews__list-link"
            href={href({ status: each === 'hold' ? undefined : each, paged: undefined })}
            aria-current={each === list ? 'page' : undefined}
          >
            {LISTS[each].label()}
          </Link>
        ))}
      </nav>
      <ChangeNotices changes={changes} />
      <Card isFlush>
        {isKnown && left <= 0 && (
          <EmptyContent
            title={LISTS[list].empty()}
            message={
              list === 'all'
                ? __('Reviews of your products appear here when customers write them.', 'tillview')
                : undefined
            }
          />
        )}
        <AvatarsContext.Provider value={avatars}>
          <List>
            {shown.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                onAct={canEdit ? (action) => act(review, action) : undefined}
              />
            ))}
          </List>
        </AvatarsContext.Provider>
        <ListStatus
          isKnown={isKnown}
          error={error}
          label={__('Loading reviews…', 'tillview')}
          lines={5}
          height="130px"
          subject={__('the reviews', 'tillview')}
          onRetry={onRetry}
        />
        <ListPages
          pages={pages}
          perPage={REVIEWS_PER_PAGE}
          total={isKnown ? left : undefined}
          isEmpty={isKnown && reviews.length === 0}
        />
      </Card>
    </ScreenPage>
  );
}
