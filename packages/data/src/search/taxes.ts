import type { Query } from '../core/query.ts';
import { routes, SEARCH_LIMIT } from './routes.ts';
import type { Found, TaxItem } from './types.ts';

/** What people call a rate, such as `US-CA-CA STATE TAX-1`. */
export function getTaxCode({ country, state, name, priority }: TaxItem): string {
  return [country, state, name, String(priority)]
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase();
}

/**
 * Looks for tax rates. The route is asked by `code` (spec §7); the stores of today do not know that parameter and
 * answer with whatever rates come first. So the reply is narrowed here, and where it left rates out, the store is asked
 * once more by `search`, which they do know.
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
