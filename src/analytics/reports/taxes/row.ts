import { getTaxCode } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** A row of Taxes. Of a deleted rate only the id and the figures are certain. */
export type TaxRow = {
  tax_rate_id: number;
  name?: string | null;
  /** In percent. */
  tax_rate?: number | string | null;
  country?: string | null;
  /** The country's code where the rate has no state. */
  state?: string | null;
  priority?: number | string | null;
  total_tax?: number | null;
  order_tax?: number | null;
  shipping_tax?: number | null;
  orders_count?: number | null;
};

/** The code of a row's rate, written as the search and the filters write it; its id where the rate is unknown. */
export function getCode({ tax_rate_id, name, country, state, priority }: TaxRow): string {
  /* translators: %s: the id of a tax rate whose name is unknown. */
  if (!name && !country) return sprintf(__('#%s', 'tillview'), String(tax_rate_id));
  return getTaxCode({
    id: tax_rate_id,
    name: name ?? '',
    country: country ?? '',
    // The store puts the country here where there is no state, which the code of the rate does not have.
    state: state === country ? '' : (state ?? ''),
    priority: Number(priority) || 0,
  });
}

/** What tells a row from every other: one id may stand under several names. */
export function getKey({ tax_rate_id, name, priority }: TaxRow): string {
  return [tax_rate_id, name, priority].join(' ');
}
