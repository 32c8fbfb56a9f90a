import type { Query } from '../core/query.ts';
import { routes, SEARCH_LIMIT } from './routes.ts';
import type { Found, TaxItem } from './types.ts';

/** The code of a tax rate, such as `US-CA-CA STATE TAX-1`. */
export function getTaxCode({ country, state, name, priority }: TaxItem): string {
  return [country, state, name, String(priority)]
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase();
}

/**
 * Searches tax rates. The request has the parameter `code` (R7.14), which current WooCommerce versions ignore: they
 * return the first rates. Therefore the reply is filtered on the client. If the reply is incomplete, a second request
 * uses `search`, which WooCommerce supports.
 */
export async function searchTaxes(
  text: string,
  read: (query: Query) => Promise<Found<TaxItem>>,
): Promise<Found<TaxItem>> {
  const found = await read(routes.taxes.query(text));
  const matching = found.items.filter((tax) => getTaxCode(tax).includes(text.toUpperCase()));
  if (matching.length === found.items.length) return found;
  if ((found.total ?? 0) > found.items.length) {
    return read({ search: text, per_page: SEARCH_LIMIT });
  }
  return { items: matching, total: matching.length };
}
