import type { Db } from '../db.ts';
import type { Coupon } from '../entities/commerce.ts';
import { takePostId } from '../db.ts';
import { catalogPrice } from '../money.ts';
import { DAY } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/**
 * Country, state, percent, name, priority, applies to shipping. Two rates for the same location with different
 * priorities are added.
 */
const TAX_RATES: readonly (readonly [string, string, number, string, number, boolean])[] = [
  ['US', 'CA', 7.25, 'CA State Tax', 1, false],
  ['US', 'NY', 4, 'NY State Tax', 1, false],
  ['US', 'NY', 4.875, 'NY City Tax', 2, false],
  ['US', 'TX', 6.25, 'TX State Tax', 1, false],
  ['US', 'WA', 6.5, 'WA State Tax', 1, false],
  ['GB', '', 20, 'VAT', 1, true],
  ['DE', '', 19, 'MwSt', 1, true],
  ['FR', '', 20, 'TVA', 1, true],
  ['IE', '', 23, 'VAT', 1, true],
  ['CA', '', 5, 'GST', 1, true],
  ['CA', 'QC', 9.975, 'QST', 2, true],
  ['AU', '', 10, 'GST', 1, true],
];

/** Seeds tax rates by country; none is compound. */
export function seedTaxRates(db: Db): void {
  for (const [index, [country, state, percent, name, priority, shipping]] of TAX_RATES.entries())
    db.taxRates.push({
      id: index + 1,
      country,
      state,
      rate: Math.round(percent * 10_000),
      name,
      priority,
      shipping,
    });
}

/**
 * Seeds two shipping zones, domestic and the rest of the world. Both have free shipping from a minimum order amount.
 */
export function seedShipping(db: Db): void {
  const cost = (cents: number) => catalogPrice(cents, db.currency);
  db.shippingZones.push(
    {
      id: 1,
      name: 'Home',
      countries: ['US', 'CA'],
      methods: [
        { id: 'flat_rate', title: 'Flat rate', cost: cost(750) },
        { id: 'local_pickup', title: 'Local pickup', cost: 0 },
      ],
      free_from: cost(15_000),
    },
    {
      id: 2,
      name: 'Rest of the world',
      countries: [],
      methods: [{ id: 'flat_rate', title: 'International', cost: cost(1200) }],
      free_from: cost(30_000),
    },
  );
}

/** Seeds coupons of every type: active, expired, limited to categories, with free shipping. */
export function seedCoupons(db: Db, now: LocalTime, opening: LocalTime): void {
  const add = (coupon: Omit<Coupon, 'id' | 'date_created'>): void => {
    db.coupons.push({ id: takePostId(db), date_created: opening - 10 * DAY, ...coupon });
  };
  const always = {
    free_shipping: false,
    product_ids: [],
    category_ids: [],
    usage_limit_per_user: null,
    date_expires: null,
  };
  const cents = (amount: number) => catalogPrice(amount, db.currency);
  const inCategory = (slug: string) =>
    db.categories.filter((category) => category.slug === slug).map(({ id }) => id);

  add({ ...always, code: 'save10', discount_type: 'percent', amount: 1000 });
  add({
    ...always,
    code: 'save15',
    discount_type: 'percent',
    amount: 1500,
    usage_limit_per_user: 5,
  });
  add({ ...always, code: 'welcome5', discount_type: 'fixed_cart', amount: cents(500) });
  add({ ...always, code: 'bulk20', discount_type: 'fixed_cart', amount: cents(2000) });
  add({
    ...always,
    code: 'twooff',
    discount_type: 'fixed_product',
    amount: cents(200),
    category_ids: inCategory('accessories'),
  });
  add({ ...always, code: 'freeship', discount_type: 'percent', amount: 500, free_shipping: true });
  add({
    ...always,
    code: 'sommerschlussverkauf-für-stammkundinnen-und-stammkunden',
    discount_type: 'percent',
    amount: 2000,
    date_expires: now - 60 * DAY,
  });
  add({
    ...always,
    code: 'خصم ١٢٪ & more',
    discount_type: 'percent',
    amount: 1200,
    category_ids: inCategory('kitchen'),
  });
}
