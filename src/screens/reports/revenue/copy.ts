import { __ } from '@wordpress/i18n';

/** The texts of the Revenue report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Revenue', 'tillview'),
} as const;
