import type { Db } from '../db.ts';
import type { Product, Variation } from '../entities/catalog.ts';
import type { Coupon, TaxRate } from '../entities/commerce.ts';
import type { Address, CouponLine, LineTax, OrderLine, ShippingLine } from '../entities/order.ts';
import { applyRatio, allocate } from '../money.ts';
import type { Minor } from '../money.ts';
import type { Random } from '../random.ts';
import { neverSells } from './catalog.ts';

/** Lookup tables for the order generators, built once so that large stores are created quickly. */
export type CatalogIndex = {
  readonly weightedProducts: readonly (readonly [Product, number])[];
  readonly variations: ReadonlyMap<number, readonly Variation[]>;
  readonly isIn: (productId: number, categoryIds: readonly number[]) => boolean;
  readonly rates: (address: Address) => readonly TaxRate[];
};

/** Creates the lookup tables. Needs the catalogue and the tax rates. */
export function createCatalogIndex(db: Db, random: Random): CatalogIndex {
  const variations = new Map<number, Variation[]>();
  for (const variation of db.variations) {
    const siblings = variations.get(variation.parent_id);
    if (siblings) siblings.push(variation);
    else variations.set(variation.parent_id, [variation]);
  }
  const categories = new Map(db.products.map(({ id, category_ids }) => [id, category_ids]));
  // A few products sell often, many sell sometimes, two never sell.
  const weightedProducts = db.products.map((product, index) => {
    const weight = neverSells(index)
      ? 0
      : 0.2 + random.next() ** 2 * (product.type === 'variable' ? 4 : 2);
    return [product, weight] as const;
  });
  return {
    weightedProducts,
    variations,
    isIn: (productId, categoryIds) =>
      categories.get(productId)?.some((id) => categoryIds.includes(id)) ?? false,
    rates: (address) =>
      db.taxRates.filter(
        (rate) => rate.country === address.country && (!rate.state || rate.state === address.state),
      ),
  };
}

/** Generates one to five lines of different products, before coupons and taxes. */
export function generateLines(catalog: CatalogIndex, random: Random, orderId: number): OrderLine[] {
  const lines: OrderLine[] = [];
  const count = random.weighted([
    [1, 48],
    [2, 27],
    [3, 15],
    [4, 7],
    [5, 3],
  ] as const);
  for (let index = 0; index < count; index++) {
    const product = random.weighted(catalog.weightedProducts);
    const siblings = catalog.variations.get(product.id);
    const variation = siblings ? random.pick(siblings) : null;
    const isTaken = lines.some(
      (line) => line.product_id === product.id && line.variation_id === (variation?.id ?? 0),
    );
    if (isTaken) continue;
    const quantity = product.downloadable
      ? 1
      : random.weighted([
          [1, 68],
          [2, 20],
          [3, 8],
          [6, 3],
          [12, 1],
        ] as const);
    const subtotal = (variation?.price ?? product.price) * quantity;
    lines.push({
      id: orderId * 10 + lines.length,
      product_id: product.id,
      variation_id: variation?.id ?? 0,
      name: variation
        ? `${product.name} - ${variation.attributes.map((attribute) => attribute.option).join(', ')}`
        : product.name,
      quantity,
      subtotal,
      total: subtotal,
      taxes: [],
    });
  }
  return lines;
}

/** Applies a coupon to its eligible lines and returns the coupon line, or `null` when there is no discount. */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly OrderLine[],
  catalog: CatalogIndex,
): CouponLine | null {
  const eligible = lines.filter(
    (line) =>
      (coupon.product_ids.length === 0 || coupon.product_ids.includes(line.product_id)) &&
      (coupon.category_ids.length === 0 || catalog.isIn(line.product_id, coupon.category_ids)),
  );
  const eligibleTotal = eligible.reduce((sum, line) => sum + line.total, 0);
  const discounts = ((): Minor[] => {
    switch (coupon.discount_type) {
      case 'percent':
        return eligible.map((line) => applyRatio(line.total, coupon.amount, 10_000));
      case 'fixed_cart':
        return allocate(
          Math.min(coupon.amount, eligibleTotal),
          eligible.map((line) => line.total),
        );
      case 'fixed_product':
        return eligible.map((line) => Math.min(coupon.amount * line.quantity, line.total));
    }
  })();
  const discount = discounts.reduce((sum, amount) => sum + amount, 0);
  if (discount <= 0) return null;
  for (const [index, line] of eligible.entries()) line.total -= discounts[index] ?? 0;
  return { coupon_id: coupon.id, code: coupon.code, discount };
}

/** The taxes of an amount at an address. Each rate is rounded separately; zero amounts are included. */
export function taxesOf(
  amount: Minor,
  address: Address,
  catalog: CatalogIndex,
  counts: (rate: TaxRate) => boolean = () => true,
): LineTax[] {
  return catalog
    .rates(address)
    .filter(counts)
    .map(({ id, rate }) => ({
      rate_id: id,
      amount: applyRatio(amount, rate, 1_000_000),
    }));
}

/** The shipping line of an order; `null` when all products are downloadable. */
export function generateShipping(
  db: Db,
  catalog: CatalogIndex,
  random: Random,
  address: Address,
  lines: readonly OrderLine[],
  isFree: boolean,
): ShippingLine | null {
  const downloadable = new Set(
    catalog.weightedProducts
      .filter(([product]) => product.downloadable)
      .map(([product]) => product.id),
  );
  if (lines.every((line) => downloadable.has(line.product_id))) return null;
  const zone =
    db.shippingZones.find((candidate) => candidate.countries.includes(address.country)) ??
    db.shippingZones.find((candidate) => candidate.countries.length === 0);
  if (!zone) return null;
  const itemsTotal = lines.reduce((sum, line) => sum + line.total, 0);
  if (isFree || (zone.free_from !== null && itemsTotal >= zone.free_from))
    return { method_id: 'free_shipping', method_title: 'Free shipping', total: 0, taxes: [] };
  const [usual, other] = zone.methods;
  const method = other && random.chance(0.08) ? other : usual;
  if (!method) return null;
  return {
    method_id: method.id,
    method_title: method.title,
    total: method.cost,
    taxes: taxesOf(method.cost, address, catalog, (rate) => rate.shipping),
  };
}
