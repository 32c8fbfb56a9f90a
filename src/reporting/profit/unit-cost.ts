import type { CatalogueProduct } from '@tillview/data';
import { readValue } from '../definition/metric-values.ts';

/** The fields of a product or variation that its cost is read from. */
export const UNIT_COST_FIELDS = ['id', 'cost_of_goods_sold', 'meta_data'];

/** The metadata of products with the cost of a unit, of the plugins whose costs of orders are read too. */
const META_KEYS = ['_wc_cog_cost', '_alg_wc_cog_cost'];

const toRecords = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];

/**
 * The present cost of a unit of a product or variation; undefined if it is unknown. WooCommerce sends the total 0 for a
 * product without a cost, so 0 is a cost only where it was entered.
 */
export function getUnitCost(product: CatalogueProduct): number | undefined {
  const own: object = Object(product['cost_of_goods_sold']);
  const total = readValue(Reflect.get(own, 'total_value'));
  const isEntered = toRecords(Reflect.get(own, 'values')).some(
    (value) => readValue(Reflect.get(value, 'defined_value')) !== null,
  );
  if (total !== null && (isEntered || total !== 0)) return total;
  const metadata = toRecords(product['meta_data']);
  for (const key of META_KEYS) {
    const found = metadata.find((meta) => Reflect.get(meta, 'key') === key);
    const cost = found && readValue(Reflect.get(found, 'value'));
    if (typeof cost === 'number') return cost;
  }
  return undefined;
}
