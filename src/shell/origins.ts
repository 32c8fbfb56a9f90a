import { __, sprintf } from '@wordpress/i18n';

/** The sources whose text has no name, as the plugin sends them (`ORIGIN_LABELS` in wordpress/plugin/includes/ledger.php). */
const kinds = new Map<string, () => string>([
  ['Direct', () => __('Direct', 'tillview')],
  ['Mobile app', () => __('Mobile app', 'tillview')],
  ['Web admin', () => __('Web admin', 'tillview')],
  ['Point of Sale', () => __('Point of Sale', 'tillview')],
  ['Unknown', () => __('Unknown', 'tillview')],
]);

/** Those with a name. */
const named = new Map<string, (name: string) => string>([
  [
    'Source',
    (name) =>
      /* translators: %s: the source of an order, such as a newsletter. */
      sprintf(__('Source: %s', 'tillview'), name),
  ],
  [
    'Organic',
    (name) =>
      /* translators: %s: the search engine that an order comes from. */
      sprintf(__('Organic: %s', 'tillview'), name),
  ],
  [
    'Referral',
    (name) =>
      /* translators: %s: the site that an order comes from. */
      sprintf(__('Referral: %s', 'tillview'), name),
  ],
]);

/**
 * Returns the source of orders in the language of the user. Without the plugin, the store sends it so; then it is returned
 * as it is.
 */
export function formatOrigin(origin: string): string {
  const [, kind = '', name = ''] = /^(\w+): (.*)$/s.exec(origin) ?? [];
  const format = named.get(kind);
  return format ? format(name) : (kinds.get(origin)?.() ?? origin);
}
