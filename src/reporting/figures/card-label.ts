import { __ } from '@wordpress/i18n';

/** Labels of cards that differ from those of the store, which has several words for items sold. */
const labels: Readonly<Record<string, () => string>> = {
  'products/items_sold': () => __('Items sold', 'tillview'),
  'variations/items_sold': () => __('Variations sold', 'tillview'),
};

/** Returns the label of a metric's card, from its name and the label of the store. */
export const getCardLabel = (name: string, label: string): string =>
  labels[name]?.() ?? (label || name);
