import type { Db } from '../db.ts';
import type { Customer } from '../entities/order.ts';
import type { Minor } from '../money.ts';
import type { RestArgs } from '../rest-args.ts';
import { sum } from '../sum.ts';
import { DAY } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { joinTests } from './order-filters.ts';
import { excludedStatuses, paidTotalOf } from './sales-rows.ts';

/** A customer with their order totals. */
export type CustomerRow = {
  id: number;
  customer: Customer;
  orders: number;
  /** Orders and refunds: the filters count both. */
  entries: number;
  /** Includes tax and shipping, minus refunds; `null` for a customer without orders. */
  spend: Minor | null;
  /** `null` without orders. */
  average: number | null;
  lastOrder: LocalTime | null;
  lastActive: LocalTime | null;
};

/** All customers with the totals of their orders, without the order statuses that reports exclude. */
export function customerRows(db: Db): CustomerRow[] {
  const excluded = excludedStatuses(db);
  const known = new Map<
    number,
    { orders: number; entries: number; spend: Minor; last: LocalTime | null }
  >();
  for (const order of db.orders) {
    if (excluded.has(order.status)) continue;
    let entry = known.get(order.customer_id);
    if (!entry)
      known.set(order.customer_id, (entry = { orders: 0, entries: 0, spend: 0, last: null }));
    entry.orders++;
    entry.entries += 1 + order.refunds.length;
    entry.spend += paidTotalOf(order);
    for (const refund of order.refunds) entry.spend += paidTotalOf(refund);
    entry.last = Math.max(entry.last ?? 0, order.date_created);
  }
  return db.customers.map((customer) => {
    const entry = known.get(customer.id);
    const last = entry?.last ?? null;
    // For customers with an account, WooCommerce stores only the date of the last activity, without a time.
    const isDayOnly = last !== null && customer.user_id !== null;
    return {
      id: customer.id,
      customer,
      orders: entry?.orders ?? 0,
      entries: entry?.entries ?? 0,
      spend: entry?.spend ?? null,
      average: entry && entry.orders > 0 ? entry.spend / entry.orders : null,
      lastOrder: last,
      lastActive: isDayOnly ? Math.floor(last / DAY) * DAY : last,
    };
  });
}

type Test = (row: CustomerRow) => boolean;

/**
 * Filters customers as a real store does. `match` joins the filters within each of two groups: customer
 * fields and order totals. A row must pass both groups.
 */
export function filterCustomers(rows: readonly CustomerRow[], args: RestArgs, scale: number) {
  const always = alwaysOf(args);
  const plain = joinTests(args, plainTests(args));
  const sums = joinTests(args, sumTests(args, scale));
  return rows.filter((row) => always.every((test) => test(row)) && plain(row) && sums(row));
}

const nameOf = ({ first_name, last_name }: Customer) => `${first_name} ${last_name}`.trim();

function alwaysOf(args: RestArgs): Test[] {
  const tests: Test[] = [];
  const ids = new Set([...args.integers('customers'), ...args.integers('include')]);
  if (ids.size > 0) tests.push(({ customer }) => ids.has(customer.id));
  const users = new Set(args.integers('users'));
  if (users.size > 0) tests.push(({ customer }) => users.has(customer.user_id ?? 0));
  const terms = (args.text('search') ?? '')
    .split(',')
    .map((term) => term.replaceAll(/%2C/gi, ',').trim().toLowerCase())
    .filter(Boolean);
  const by = args.text('searchby') ?? 'name';
  if (terms.length > 0)
    tests.push(({ customer }) => {
      const texts = [
        ...(by === 'name' || by === 'all' ? [nameOf(customer)] : []),
        ...(by === 'username' || by === 'all' ? [customer.username] : []),
        ...(by === 'email' || by === 'all' ? [customer.email] : []),
      ].map((text) => text.toLowerCase());
      return terms.some((term) => texts.some((text) => text.includes(term)));
    });
  for (const field of args.list('filter_empty'))
    tests.push(({ customer }) => {
      const value = Object.entries({ ...customer, name: nameOf(customer) }).find(
        ([name]) => name === field,
      )?.[1];
      return value !== '' && value !== null;
    });
  return tests;
}

function plainTests(args: RestArgs): Test[] {
  const tests: Test[] = [];
  for (const field of ['name', 'username', 'email', 'country'] as const)
    for (const rule of ['includes', 'excludes'] as const) {
      const text = args.text(`${field}_${rule}`);
      if (!text) continue;
      // The filters for name, username and email send customer ids; the filter for country sends codes.
      const items = new Set(text.split(',').map((item) => item.trim()));
      tests.push(
        ({ customer }) =>
          items.has(field === 'country' ? customer.country : String(customer.id)) ===
          (rule === 'includes'),
      );
    }
  const type = args.text('user_type');
  if (type === 'registered' || type === 'guest')
    tests.push(({ customer }) => (customer.user_id !== null) === (type === 'registered'));
  for (const rule of ['includes', 'excludes'] as const) {
    const text = args.text(`location_${rule}`);
    if (!text) continue;
    const places = new Set(text.split(',').map((place) => place.trim()));
    tests.push(
      ({ customer: { country, state } }) =>
        (places.has(country) || places.has(`${country}:${state}`)) === (rule === 'includes'),
    );
  }
  const dates = {
    registered: (row: CustomerRow) => row.customer.date_registered,
    last_active: (row: CustomerRow) => row.lastActive,
    last_order: (row: CustomerRow) => row.lastOrder,
  };
  for (const [name, dateOf] of Object.entries(dates)) {
    const [from, to] = args.dates(`${name}_between`);
    const within = (low: LocalTime | null, high: LocalTime | null) => {
      if (low === null && high === null) return;
      tests.push((row) => {
        const date = dateOf(row);
        return date !== null && date >= (low ?? -Infinity) && date <= (high ?? Infinity);
      });
    };
    within(from ?? null, to ?? null);
    within(args.date(`${name}_after`), null);
    within(null, args.date(`${name}_before`));
  }
  return tests;
}

function sumTests(args: RestArgs, scale: number): Test[] {
  const tests: Test[] = [];
  const values = {
    // As in WooCommerce, where these filters count refunds as orders.
    orders_count: (row: CustomerRow) => row.entries,
    total_spend: (row: CustomerRow) => (row.spend === null ? null : row.spend / scale),
    avg_order_value: (row: CustomerRow) =>
      row.spend === null || row.entries === 0 ? null : row.spend / row.entries / scale,
  };
  for (const [name, valueOf] of Object.entries(values)) {
    // Two bounds include their values, a single one does not.
    const within = (low: number | null, high: number | null) => {
      if (low === null && high === null) return;
      const isRange = low !== null && high !== null;
      tests.push((row) => {
        const value = valueOf(row);
        if (value === null) return false;
        if (isRange) return value >= low && value <= high;
        return value > (low ?? -Infinity) && value < (high ?? Infinity);
      });
    };
    const [low, high] = args.integers(`${name}_between`);
    if (low !== undefined && high !== undefined) within(Math.min(low, high), Math.max(low, high));
    within(args.number(`${name}_min`), args.number(`${name}_max`));
  }
  return tests;
}

/** The sort key of a row. */
export function customerKey(row: CustomerRow, orderby: string): string | number | null {
  switch (orderby) {
    case 'name':
      return nameOf(row.customer);
    case 'orders_count':
      return row.orders;
    case 'total_spend':
      return row.spend;
    case 'avg_order_value':
      return row.average;
    case 'date_last_active':
      return row.lastActive;
    case 'date_registered':
      return row.customer.date_registered;
    case 'username':
    case 'country':
    case 'city':
    case 'state':
    case 'postcode':
      return row.customer[orderby];
    default:
      throw new Error(`Customers are not sorted by "${orderby}"`);
  }
}

/** The averages include only customers with orders; amounts are in minor units. */
export function aggregateCustomers(rows: readonly CustomerRow[]) {
  const buyers = rows.filter(({ spend }) => spend !== null);
  const ordering = rows.filter(({ average }) => average !== null);
  const per = (total: number, count: number) => (count > 0 ? total / count : 0);
  return {
    customers_count: rows.length,
    avg_orders_count:
      Math.round(
        per(
          sum(buyers, ({ orders }) => orders),
          buyers.length,
        ) * 1e4,
      ) / 1e4,
    avg_total_spend: per(
      sum(buyers, ({ spend }) => spend ?? 0),
      buyers.length,
    ),
    avg_avg_order_value: per(
      sum(ordering, ({ average }) => average ?? 0),
      ordering.length,
    ),
  };
}
