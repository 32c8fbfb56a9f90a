import { currencyOf } from '../currencies.ts';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import type { DemoSettings } from '../demo-settings.ts';
import { createRandom } from '../random.ts';
import { startOfDay } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { instantToLocalTime, localTimeToInstant } from '../zone.ts';
import { seedAdministration } from './administration.ts';
import { openingDateOf } from './calendar.ts';
import { seedBrands, seedCategories, seedProducts } from './catalog.ts';
import { seedCustomers } from './customers.ts';
import { seedDownloads } from './downloads.ts';
import { seedNotes } from './inbox.ts';
import { seedOptions } from './options.ts';
import { seedOrders } from './orders.ts';
import { seedReviews } from './reviews.ts';
import { seedCoupons, seedShipping, seedTaxRates } from './commerce.ts';
import { seedUsers } from './users.ts';

/** Generates all data in dependency order. `now` is the store's local time. */
export function seedShop(settings: DemoSettings, now: LocalTime): Db {
  const db = createDb(currencyOf(settings.currency), settings.currencies.map(currencyOf));
  const random = createRandom(settings.seed);
  const { state } = settings;
  const opening = state === 'one-day' ? startOfDay(now) : openingDateOf(now);
  const toExistingTime = (time: LocalTime) =>
    instantToLocalTime(localTimeToInstant(time, settings.timeZone), settings.timeZone);
  seedOptions(db, settings);
  seedCategories(db);
  seedProducts(db, random.fork('products'), now, opening);
  if (state === 'one-product') {
    db.products.splice(1);
    db.variations.splice(0);
  }
  seedBrands(db);
  seedTaxRates(db);
  seedShipping(db);
  seedCoupons(db, now, opening);
  seedCustomers(db, random.fork('customers'), now, opening);
  if (state === 'one-customer') db.customers.splice(1);
  seedOrders(db, random.fork('orders'), { now, opening, settings }, toExistingTime);
  seedDownloads(db, random.fork('downloads'), now);
  seedReviews(db, random.fork('reviews'), now);
  seedNotes(db, now);
  seedAdministration(db);
  seedUsers(db, opening);
  return db;
}
