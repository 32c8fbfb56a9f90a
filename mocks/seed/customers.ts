import type { Db } from '../db.ts';
import type { Customer } from '../entities/order.ts';
import type { Random } from '../random.ts';
import { DAY, MINUTE } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { slugOf } from './catalog.ts';
import { FIRST_NAMES, LAST_NAMES, PLACES } from './names.ts';

const REGISTERED = 160;

/** Seeds customers with an account, in order of registration date. Guests are added with their orders. */
export function seedCustomers(db: Db, random: Random, now: LocalTime, opening: LocalTime): void {
  const dates = Array.from({ length: REGISTERED }, () =>
    Math.floor(opening - 40 * DAY + (now - opening + 40 * DAY) * random.next() ** 1.3),
  ).toSorted((a, b) => a - b);
  for (const [index, date] of dates.entries())
    addCustomer(db, random, {
      user_id: index + 2,
      date_registered: Math.floor(date / MINUTE) * MINUTE,
    });
}

/** Adds one customer with a generated name and address, and returns it. */
export function addCustomer(
  db: Db,
  random: Random,
  account: Pick<Customer, 'user_id' | 'date_registered'>,
): Customer {
  const id = db.customers.length + 1;
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const { weight: _, ...place } = random.weighted(
    PLACES.map((item) => [item, item.weight] as const),
  );
  const handle = `${slugOf(`${first}${last}`).replaceAll('-', '') || 'customer'}${id}`;
  const customer: Customer = {
    id,
    ...account,
    username: account.user_id === null ? '' : handle,
    first_name: first,
    last_name: last,
    email: `${handle}@example.com`,
    ...place,
  };
  db.customers.push(customer);
  return customer;
}
