import type { RequestHandler } from 'msw';
import type { DemoStore } from '../demo-store.ts';
import { catalogRoutes } from './catalog.ts';
import { couponAndTaxRoutes } from './coupons-taxes.ts';
import { customerRoutes } from './customers.ts';
import { dataRoutes } from './data.ts';
import { orderRoutes } from './orders.ts';
import { revenueRoutes } from './reports-revenue.ts';
import { toHandlers } from './route.ts';
import { settingsRoutes } from './settings.ts';
import { siteRoutes } from './site.ts';
import { termRoutes } from './terms.ts';
import { userRoutes } from './users.ts';

/** All that the pretend shop answers to; what it does not know it refuses as a shop does. */
export function createHandlers(store: DemoStore): RequestHandler[] {
  return toHandlers(store, [
    ...siteRoutes,
    ...userRoutes,
    ...settingsRoutes,
    ...revenueRoutes,
    ...termRoutes,
    ...catalogRoutes,
    ...couponAndTaxRoutes,
    ...customerRoutes,
    ...dataRoutes,
    ...orderRoutes,
  ]);
}
