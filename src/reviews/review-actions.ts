import { __, sprintf } from '@wordpress/i18n';

/** What can be done about a review. */
export type ReviewAction =
  | 'approve'
  | 'unapprove'
  | 'spam'
  | 'trash'
  | 'unspam'
  | 'restore'
  | 'delete';

/** How an action is saved and shown. */
export type ActionRules = {
  label: () => string;
  /** The status that the store is sent; absent for what is no change of the status. */
  status?: 'approved' | 'hold' | 'spam' | 'unspam' | 'untrash';
  /** The status that the review is shown with until the store has answered; `gone` stands in no list. */
  shownAs: string;
  /** Said when it was done. */
  done: (reviewer: string) => string;
  /** What takes it back. */
  undo?: ReviewAction;
};

/** Every action, in the words of the admin. */
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
    // Only the store knows which status it had before.
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

/** What can be done about a review of a status, in the order of the buttons; nothing about an unknown one. */
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
