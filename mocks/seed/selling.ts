import type { Coupon, Db } from '../db.ts';
import { takePostId } from '../db.ts';
import { catalogPrice } from '../money.ts';
import { DAY } from '../wall-time.ts';
import type { WallTime } from '../wall-time.ts';

/** Country, state, percent, name, priority; two rates of one place with different priorities add up. */
const TAX_RATES: readonly (readonly [string, string, number, string, number])[] = [
  ['US', 'CA', 7.25, 'US-CA-SALES TAX-1', 1],
  ['US', 'NY', 4, 'US-NY-STATE TAX-1', 1],
  ['US', 'NY', 4.875, 'US-NY-NYC TAX-2', 2],
  ['US', 'TX', 6.25, 'US-TX-SALES TAX-1', 1],
  ['US', 'WA', 6.5, 'US-WA-SALES TAX-1', 1],
  ['GB', '', 20, 'GB-VAT-1', 1],
  ['DE', '', 19, 'DE-MWST-1', 1],
  ['FR', '', 20, 'FR-TVA-1', 1],
  ['IE', '', 23, 'IE-VAT-1', 1],
  ['CA', '', 5, 'CA-GST-1', 1],
  ['CA', 'QC', 9.975, 'CA-QC-QST-2', 2],
  ['AU', '', 10, 'AU-GST-1', 1],
];

/** Fills in the tax rates by country, none of them compound. */
export function seedTaxRates(db: Db): void {
  for (const [index, [country, state, percent, name, priority]] of TAX_RATES.entries())
    db.taxRates.push({
      id: index + 1,
      country,
      state,
      rate: Math.round(percent * 10_000),
      name,
      priority,
    });
}

/** Fills in two shipping zones: home, free from a certain worth, and the rest of the world. */
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

/** Fills in coupons of every type: running, expired, bound to a product, with free shipping. */
export function seedCoupons(db: Db, now: WallTime, opening: WallTime): void {
  const add = (coupon: Omit<Coupon, 'id' | 'date_created'>): void => {
    db.coupons.push({ id: takePostId(db), date_created: opening - 10 * DAY, ...coupon });
  };
  const always = { free_shipping: false, product_ids: [], date_expires: null };
  const cents = (amount: number) => catalogPrice(amount, db.currency);
  const firstProducts = db.products.filter((product) => product.price > 0).slice(0, 6);

  add({ ...always, code: 'save10', discount_type: 'percent', amount: 1000 });
  add({ ...always, code: 'save15', discount_type: 'percent', amount: 1500 });
  add({ ...always, code: 'welcome5', discount_type: 'fixed_cart', amount: cents(500) });
  add({ ...always, code: 'bulk20', discount_type: 'fixed_cart', amount: cents(2000) });
  add({
    ...always,
    code: 'twooff',
    discount_type: 'fixed_product',
    amount: cents(200),
    product_ids: firstProducts.map((product) => product.id),
  });
  add({ ...always, code: 'freeship', discount_type: 'percent', amount: 500, free_shipping: true });
  add({
    ...always,
    code: 'sommerschlussverkauf-für-stammkundinnen-und-stammkunden',
    discount_type: 'percent',
    amount: 2000,
    date_expires: now - 60 * DAY,
  });
  add({ ...always, code: 'خصم ١٢٪ & more', discount_type: 'percent', amount: 1200 });
}
