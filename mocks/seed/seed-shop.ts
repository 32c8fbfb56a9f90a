import { currencyOf } from '../currencies.ts';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import type { DemoSettings } from '../demo-settings.ts';
import { createRandom } from '../random.ts';
import type { WallTime } from '../wall-time.ts';
import { instantToWallTime, wallTimeToInstant } from '../zone.ts';
import { seedAdministration } from './administration.ts';
import { openingOf } from './calendar.ts';
import { seedCategories, seedProducts } from './catalog.ts';
import { seedCustomers } from './customers.ts';
import { seedDownloads } from './downloads.ts';
import { seedNotes } from './inbox.ts';
import { seedOptions } from './options.ts';
import { seedOrders } from './orders.ts';
import { seedReviews } from './reviews.ts';
import { seedCoupons, seedShipping, seedTaxRates } from './selling.ts';
import { seedUsers } from './users.ts';

/** Makes the whole shop, in the order in which its parts need one another. `now` is the shop's wall clock. */
export function seedShop(settings: DemoSettings, now: WallTime): Db {
  const db = createDb(currencyOf(settings.currency));
  const random = createRandom(settings.seed);
  const opening = openingOf(now);
  const settle = (wall: WallTime) =>
    instantToWallTime(wallTimeToInstant(wall, settings.timeZone), settings.timeZone);
  seedOptions(db, settings);
  seedCategories(db);
  seedProducts(db, random.fork('products'), now, opening);
  seedTaxRates(db);
  seedShipping(db);
  seedCoupons(db, now, opening);
  seedCustomers(db, random.fork('customers'), now, opening);
  seedOrders(db, random.fork('orders'), now, settings.orders, settle);
  seedDownloads(db, random.fork('downloads'), now);
  seedReviews(db, random.fork('reviews'), now);
  seedNotes(db, now);
  seedAdministration(db);
  seedUsers(db, opening);
  return db;
}
