import { decodeEntities, reviewsStore, type Review } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useChanges, type Change, type Changes } from '../../shell/parts/use-changes.ts';
import { reviewActions, type ReviewAction } from './review-actions.ts';

type Fields = Pick<Review, 'status'>;

/** The changes of reviews. Each is shown immediately, saved in one request, and reverted if saving fails. */
export type ReviewChanges = {
  changes: Changes<Fields>;
  act: (review: Review, action: ReviewAction) => void;
};

/** Changes the status of reviews, and deletes them. */
export function useReviewChanges(): ReviewChanges {
  const { updateReview, deleteReview } = useRegistry().dispatch(reviewsStore);
  const changes = useChanges<Fields>();

  const save = (id: number, action: ReviewAction): Promise<unknown> => {
    const { status } = reviewActions[action];
    if (status) return updateReview(id, { status });
    return deleteReview(id, action === 'delete' ? { force: true } : {});
  };
  const toChange = ({ id, reviewer }: Review, action: ReviewAction): Change<Fields> => {
    const { label, shownAs } = reviewActions[action];
    return {
      ids: [id],
      fields: { status: shownAs },
      save: () => save(id, action),
      failure: sprintf(
        /* translators: 1: text of a button, such as "Approve"; 2: name of the reviewer. */
        __('“%1$s” failed for the review by %2$s.', 'tillview'),
        label(),
        decodeEntities(reviewer),
      ),
    };
  };
  return {
    changes,
    act: (review, action) => {
      const { done, undo } = reviewActions[action];
      changes.run({
        ...toChange(review, action),
        done: done(decodeEntities(review.reviewer)),
        ...(undo ? { undo: toChange(review, undo) } : {}),
      });
    },
  };
}
