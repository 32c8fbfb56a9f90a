import type { Db } from '../db.ts';
import { applyRatio, toMajor, type Minor } from '../money.ts';

/** What is sold: a product or a variation of it, and its price before discounts. */
type Sold = { readonly product_id: number; readonly subtotal: Minor };

/** One product in eleven has no cost, as in shops. */
export const hasCost = ({ product_id: id }: Pick<Sold, 'product_id'>): boolean => id % 11 !== 0;

/** The share of the price is from 35 % to 65 %. */
export const getCost = ({ subtotal, product_id: id }: Sold): Minor =>
  applyRatio(subtotal, 35 + 5 * (id % 7), 100);

/** The cost of a unit; WooCommerce sends 0 for an item without one, such as a product with variations. */
export function serializeUnitCost(db: Db, sold: Sold | undefined) {
  const cost = sold && hasCost(sold) ? toMajor(getCost(sold), db.currency) : null;
  const value = { defined_value: cost, effective_value: cost ?? 0 };
  return { cost_of_goods_sold: { values: [value], total_value: cost ?? 0 } };
}
