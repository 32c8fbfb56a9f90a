import type { RequestHandler } from 'msw';
import type { DemoStore } from '../demo-store-types.ts';
import { catalogRoutes } from './catalog.ts';
import { couponAndTaxRoutes } from './coupons-taxes.ts';
import { customerRoutes } from './customers.ts';
import { dataRoutes } from './data.ts';
import { exportRoutes } from './export.ts';
import { gatewayRoutes } from './gateways.ts';
import { importRoutes } from './import.ts';
import { noteRoutes } from './notes.ts';
import { legacyRoutes } from './legacy-routes.ts';
import { onboardingRoutes } from './onboarding.ts';
import { optionRoutes } from './options.ts';
import { orderRoutes } from './orders.ts';
import { overviewRoutes } from './overview.ts';
import { pluginRoutes } from './plugins.ts';
import { refundRoutes } from './refunds.ts';
import { couponAndTaxReportRoutes } from './reports-coupons-taxes.ts';
import { downloadReportRoutes } from './reports-downloads.ts';
import { orderReportRoutes } from './reports-orders.ts';
import { stockReportRoutes } from './reports-stock.ts';
import { productReportRoutes } from './reports-products.ts';
import { revenueRoutes } from './reports-revenue.ts';
import { reviewRoutes } from './reviews.ts';
import { toHandlers } from './route.ts';
import { settingsRoutes } from './settings.ts';
import { createSiteRoutes } from './site.ts';
import { termRoutes } from './terms.ts';
import { createPreviewHandler, themeRoutes } from './themes.ts';
import { userRoutes } from './users.ts';
import { createAdminHandlers } from './wp-admin.ts';

/** All msw handlers of the demo store. Unknown routes return 404 as in WordPress. */
export function createHandlers(store: DemoStore, hasLegacyRoutes: boolean): RequestHandler[] {
  const addedRoutes = hasLegacyRoutes ? legacyRoutes : [];
  return [
    ...toHandlers(store, [
      ...createSiteRoutes(addedRoutes),
      ...themeRoutes,
      ...userRoutes,
      ...settingsRoutes,
      ...revenueRoutes,
      ...productReportRoutes,
      ...couponAndTaxReportRoutes,
      ...orderReportRoutes,
      ...downloadReportRoutes,
      ...stockReportRoutes,
      ...overviewRoutes,
      ...termRoutes,
      ...reviewRoutes,
      ...catalogRoutes,
      ...couponAndTaxRoutes,
      ...customerRoutes,
      ...dataRoutes,
      ...orderRoutes,
      ...refundRoutes,
      ...noteRoutes,
      ...optionRoutes,
      ...pluginRoutes,
      ...gatewayRoutes,
      ...onboardingRoutes,
      ...importRoutes,
      ...exportRoutes,
      ...addedRoutes,
    ]),
    ...createAdminHandlers(store),
    createPreviewHandler(store),
  ];
}
