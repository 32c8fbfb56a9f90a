import type { Db } from '../db.ts';
import type { Customer, Order, OrderStatus } from '../entities/order.ts';
import { takePostId } from '../db.ts';
import type { DemoSettings } from '../demo-settings.ts';
import type { Random } from '../random.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { generateOrderTimes } from './calendar.ts';
import { addCustomer } from './customers.ts';
import {
  applyCoupon,
  createCatalogIndex,
  generateLines,
  generateShipping,
  taxesOf,
} from './order-lines.ts';
import type { CatalogIndex } from './order-lines.ts';
import { seedRefunds } from './refunds.ts';

/**
 * Seeds orders with their refunds, in order of creation. `toExistingTime` moves a local time that daylight saving skips
 * to one that exists.
 */
export function seedOrders(
  db: Db,
  random: Random,
  { now, opening, settings }: { now: LocalTime; opening: LocalTime; settings: DemoSettings },
  toExistingTime: (time: LocalTime) => LocalTime,
): void {
  const catalog = createCatalogIndex(db, random.fork('shelf'));
  const customers = random.fork('customers');
  const carts = random.fork('baskets');
  const outcomes = random.fork('fates');
  const refunds = random.fork('refunds');
  const buyers = createBuyers(db);
  const [only] = settings.state === 'one-customer' ? db.customers : [];
  const end = settings.state === 'silent' ? now - 4 * DAY : now;
  for (const time of generateOrderTimes(settings.orders, random.fork('times'), opening, end)) {
    const created = Math.min(toExistingTime(time), now);
    const buyer = only ?? pickBuyer(buyers, customers, created);
    const order = generateOrder(db, catalog, carts, buyer, created);
    assignOutcome(order, outcomes, now);
    db.orders.push(order);
    seedRefunds(db, order, refunds, now);
  }
}

/** Customers with an account, in order of registration date, and the guests added until now. */
type Buyers = {
  db: Db;
  registered: Customer[];
  known: number;
  guests: Customer[];
};

function createBuyers(db: Db): Buyers {
  return {
    db,
    registered: db.customers.filter((customer) => customer.date_registered !== null),
    known: 0,
    guests: [],
  };
}

function pickBuyer(buyers: Buyers, random: Random, at: LocalTime): Customer {
  const { db, registered, guests } = buyers;
  while ((registered[buyers.known]?.date_registered ?? Infinity) <= at) buyers.known++;
  if (buyers.known === 0 || random.chance(0.08)) {
    if (guests.length > 0 && random.chance(0.55)) return random.pick(guests);
    const guest = addCustomer(db, random, { user_id: null, date_registered: null });
    guests.push(guest);
    return guest;
  }
  // Some customers order much more often than others.
  const index = Math.floor(buyers.known * random.next() ** 1.6);
  const customer = registered[(index * 7) % buyers.known] ?? registered[0];
  if (!customer) throw new Error('Seed customers before orders');
  return customer;
}

function generateOrder(
  db: Db,
  catalog: CatalogIndex,
  random: Random,
  customer: Customer,
  created: LocalTime,
): Order {
  const id = takePostId(db);
  const { country, state, city, postcode } = customer;
  const billing = { country, state, city, postcode };
  const lines = generateLines(catalog, random, id);
  const coupons = random.chance(0.22) ? pickCoupons(db, random, created) : [];
  const couponLines = coupons.flatMap((coupon) => applyCoupon(coupon, lines, catalog) ?? []);
  const isFree = couponLines.some(
    ({ coupon_id }) => db.coupons.find((coupon) => coupon.id === coupon_id)?.free_shipping,
  );
  const shipping = generateShipping(db, catalog, random, billing, lines, isFree);
  for (const line of lines) line.taxes = taxesOf(line.total, billing, catalog);
  return {
    id,
    status: 'pending',
    customer_id: customer.id,
    billing,
    date_created: created,
    date_paid: null,
    date_completed: null,
    payment_method: random.weighted([
      ['card', 70],
      ['paypal', 18],
      ['bacs', 12],
    ]),
    origin: random.pick(['Direct', 'Organic: Google', 'Referral: Example.org', 'Unknown']),
    lines,
    coupons: couponLines,
    shipping,
    refunds: [],
  };
}

function pickCoupons(db: Db, random: Random, at: LocalTime) {
  const valid = db.coupons.filter(
    (coupon) => coupon.date_created <= at && (coupon.date_expires ?? Infinity) > at,
  );
  if (valid.length === 0) return [];
  const first = random.pick(valid);
  const second = random.pick(valid);
  return random.chance(0.08) && second !== first ? [first, second] : [first];
}

/** Sets the status of an order: its final status, or an earlier one if the final status is not reached by `now`. */
function assignOutcome(order: Order, random: Random, now: LocalTime): void {
  const outcome = random.weighted<OrderStatus>([
    ['completed', 915],
    ['cancelled', 32],
    ['failed', 24],
    ['pending', 12],
    ['on-hold', 8],
    ['processing', 6],
    ['trash', 3],
  ]);
  // A bank transfer takes days, so the paid date differs from the creation date.
  const delay =
    order.payment_method === 'bacs'
      ? random.between(4 * HOUR, 4 * DAY)
      : random.between(20 * SECOND, 15 * MINUTE);
  const paid = order.date_created + Math.floor(delay / SECOND) * SECOND;
  const completed = paid + Math.floor(random.between(30 * MINUTE, 5 * DAY) / SECOND) * SECOND;
  if (outcome !== 'completed' && outcome !== 'processing') {
    order.status = outcome;
    return;
  }
  if (paid > now) {
    order.status = order.payment_method === 'bacs' ? 'on-hold' : 'pending';
    return;
  }
  order.date_paid = paid;
  if (outcome === 'processing' || completed > now) {
    order.status = 'processing';
    return;
  }
  order.status = 'completed';
  order.date_completed = completed;
}
