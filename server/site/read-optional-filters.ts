import type { OptionalFilter } from '../../src/host/optional-filters.ts';
import { asRecord, type Json } from './read-json.ts';

const CUSTOMERS = '/wc-analytics/reports/customers';
const BRANDS = '/wc/v3/products/brands';

/**
 * The fields of the site index, encoded, that `readOptionalFilters` reads. The index is read at start in any case, and WordPress
 * computes its routes even if they are not requested.
 */
export const OPTIONAL_FILTER_FIELDS = encodeURIComponent(
  `routes.${CUSTOMERS}.endpoints,routes.${BRANDS}.namespace`,
);

/** Reads from the site index which optional filters a store accepts. */
export function readOptionalFilters(index: Json): OptionalFilter[] {
  const routes = asRecord(index['routes']);
  const { endpoints } = asRecord(routes[CUSTOMERS]);
  const [endpoint] = Array.isArray(endpoints) ? endpoints : [];
  const args = asRecord(asRecord(endpoint)['args']);
  const accepted: readonly (readonly [OptionalFilter, boolean])[] = [
    ['customer_type', 'user_type' in args],
    ['customer_state', 'location_includes' in args && 'location_excludes' in args],
    ['product_brand', BRANDS in routes],
  ];
  return accepted.flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}
