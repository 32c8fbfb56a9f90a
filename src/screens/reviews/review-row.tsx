import { Button, Gravatar, Link, ReviewRating, Status } from '@tillview/components';
import { decodeEntities, type Review } from '@tillview/data';
import { formatDate } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { getAdminHref } from '../../host/admin-href.ts';
import { useHost } from '../../host/host-context.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
import { getReviewActions, reviewActions, type ReviewAction } from './review-actions.ts';
import {
  ListRow,
  RowActions,
  RowContent,
  RowFacts,
  RowText,
  RowTitle,
} from '../../shell/parts/list-row.tsx';

type Props = {
  /** The review, with any change that is being saved. */
  review: Review;
  /** Undefined if the user can only read reviews. */
  onAct: ((action: ReviewAction) => void) | undefined;
};

function getStatusLabel(status: string): string | undefined {
  return status === 'hold' ? __('Pending', 'tillview') : undefined;
}

/** The product of a review, with a link to its page in the admin. */
function Product({ review: { product_id, product_name } }: { review: Review }) {
  const host = useHost();
  const href = getAdminHref(host, 'product', product_id);
  /* translators: %d: number of a product whose name is not known. */
  const name =
    decodeEntities(product_name ?? '') || sprintf(__('Product %d', 'tillview'), product_id);
  return href === undefined ? (
    <>{name}</>
  ) : (
    <Link href={href} type="wp-admin">
      {name}
    </Link>
  );
}

/** A review, with its actions. */
export function ReviewRow({ review, onAct }: Props) {
  const [isConfirming, setIsAsking] = useState(false);
  const { id, status, date_created, rating, reviewer_avatar_urls, verified } = review;
  const reviewer = decodeEntities(review.reviewer) || __('Anonymous', 'tillview');
  const statusLabel = getStatusLabel(status);
  return (
    <ListRow id={id} className={`tillview-review${status === 'hold' ? ' is-pending' : ''}`}>
      <Gravatar
        className="tillview-review__avatar"
        user={{ name: reviewer, avatar_urls: reviewer_avatar_urls ?? null }}
        alt=""
        size={40}
      />
      <RowContent>
        <RowTitle>
          <Product review={review} />
        </RowTitle>
        <RowFacts className="is-tight">
          {rating > 0 && <ReviewRating review={review} size={16} />}
          <span>{reviewer}</span>
          {verified && <span>{__('Verified owner', 'tillview')}</span>}
          {date_created && <time dateTime={date_created}>{formatDate(date_created)}</time>}
          {statusLabel && <Status tone="warning">{statusLabel}</Status>}
        </RowFacts>
        <RowText markup={review.review} />
        {onAct && isConfirming && (
          <DeleteConfirmation
            reviewer={reviewer}
            onDelete={() => onAct('delete')}
            onCancel={() => setIsAsking(false)}
          />
        )}
        {onAct && !isConfirming && (
          <RowActions>
            {getReviewActions(status).map((action) => (
              <Button
                key={action}
                isSmall
                variant={action === 'approve' ? 'secondary' : 'quiet'}
                data-action={action}
                aria-label={sprintf(
                  /* translators: 1: text of a button, such as "Approve"; 2: name of the reviewer. */
                  __('%1$s: review by %2$s', 'tillview'),
                  reviewActions[action].label(),
                  reviewer,
                )}
                onClick={() => {
                  if (action === 'delete') setIsAsking(true);
                  else onAct(action);
                }}
              >
                {reviewActions[action].label()}
              </Button>
            ))}
          </RowActions>
        )}
      </RowContent>
    </ListRow>
  );
}
