import { __, sprintf } from '@wordpress/i18n';

/** The actions for a review. */
export type ReviewAction =
  | 'approve'
  | 'unapprove'
  | 'spam'
  | 'trash'
  | 'unspam'
  | 'restore'
  | 'delete';

/** How an action is saved and displayed. */
export type ActionRules = {
  label: () => string;
  /** The status to send to the store; undefined if the action does not change the status. */
  status?: 'approved' | 'hold' | 'spam' | 'unspam' | 'untrash';
  /** The status of the review until the store responds; a review with the status `gone` is in no list. */
  shownAs: string;
  /** The message when the action is done. */
  done: (reviewer: string) => string;
  /** The action that reverts it. */
  undo?: ReviewAction;
};

/** Every action, with the same terms as in the WordPress admin. */
export const reviewActions: Readonly<Record<ReviewAction, ActionRules>> = {
  approve: {
    label: () => __('Approve', 'tillview'),
    status: 'approved',
    shownAs: 'approved',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s approved.', 'tillview'), reviewer),
    undo: 'unapprove',
  },
  unapprove: {
    label: () => __('Unapprove', 'tillview'),
    status: 'hold',
    shownAs: 'hold',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s unapproved.', 'tillview'), reviewer),
    undo: 'approve',
  },
  spam: {
    label: () => __('Spam', 'tillview'),
    status: 'spam',
    shownAs: 'spam',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s marked as spam.', 'tillview'), reviewer),
    undo: 'unspam',
  },
  unspam: {
    label: () => __('Not spam', 'tillview'),
    status: 'unspam',
    // Only the store knows the review's previous status.
    shownAs: 'gone',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s restored from spam.', 'tillview'), reviewer),
    undo: 'spam',
  },
  trash: {
    label: () => __('Trash', 'tillview'),
    shownAs: 'trash',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s moved to the Trash.', 'tillview'), reviewer),
    undo: 'restore',
  },
  restore: {
    label: () => __('Restore', 'tillview'),
    status: 'untrash',
    shownAs: 'gone',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s restored from the Trash.', 'tillview'), reviewer),
    undo: 'trash',
  },
  delete: {
    label: () => __('Delete permanently', 'tillview'),
    shownAs: 'gone',
    done: (reviewer) =>
      /* translators: %s: name of the reviewer. */
      sprintf(__('Review by %s deleted permanently.', 'tillview'), reviewer),
  },
};

/** Returns the actions for a review by its status, in the order of the buttons; none for an unknown status. */
export function getReviewActions(status: string): readonly ReviewAction[] {
  switch (status) {
    case 'hold':
      return ['approve', 'spam', 'trash'];
    case 'approved':
      return ['unapprove', 'spam', 'trash'];
    case 'spam':
      return ['unspam', 'trash'];
    case 'trash':
      return ['restore', 'delete'];
    default:
      return [];
  }
}
