import type { Db } from '../db.ts';
import { DAY } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/** Seeds one user of each role. The user with the customer role is the first customer with an account. */
export function seedUsers(db: Db, opening: LocalTime): void {
  const since = opening - 60 * DAY;
  const customer = db.customers.find((candidate) => candidate.user_id !== null);
  const next = Math.max(1, ...db.customers.map((candidate) => candidate.user_id ?? 0)) + 1;
  const add = (id: number, role: Db['users'][number]['role'], username: string, email: string) =>
    db.users.push({
      id,
      role,
      username,
      email,
      date_registered: since,
      favorites: [],
      woocommerce_meta: {},
      persisted_preferences: {},
    });

  add(1, 'administrator', 'admin', 'admin@example.org');
  if (customer) add(customer.user_id ?? 0, 'customer', customer.username, customer.email);
  add(next, 'shop_manager', 'manager', 'manager@example.org');
  add(next + 1, 'reports', 'accountant', 'accountant@example.org');
}
