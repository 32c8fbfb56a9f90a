import { getTaxCode } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** A row of Taxes. For a deleted rate, only the id and the metrics are guaranteed. */
export type TaxRow = {
  tax_rate_id: number;
  name?: string | null;
  /** In percent. */
  tax_rate?: number | string | null;
  country?: string | null;
  /** The code of the country if the rate has no state. */
  state?: string | null;
  priority?: number | string | null;
  total_tax?: number | null;
  order_tax?: number | null;
  shipping_tax?: number | null;
  orders_count?: number | null;
  /** The present code of a rate whose row has an old one. */
  segment_label?: string | null;
};

/** Returns the code of a row's rate in the same format as the search and the filters; its id if the rate is unknown. */
export function getCode(row: TaxRow): string {
  const { tax_rate_id, name, country, state, priority, segment_label: code } = row;
  if (code) return code.toUpperCase();
  /* translators: %s: the id of a tax rate whose name is unknown. */
  if (!name && !country) return sprintf(__('#%s', 'tillview'), String(tax_rate_id));
  return getTaxCode({
    id: tax_rate_id,
    name: name ?? '',
    country: country ?? '',
    // If the rate has no state, the store sends the country as the state. The code of the rate must not contain it.
    state: state === country ? '' : (state ?? ''),
    priority: Number(priority) || 0,
  });
}

/** Returns a unique key for a row. The id alone is not unique: a store can list one id with several names. */
export function getKey({ tax_rate_id, name, priority }: TaxRow): string {
  return [tax_rate_id, name, priority].join(' ');
}
