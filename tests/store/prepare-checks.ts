import { readSalesSample } from './sales-sample.ts';
import { createRanges } from './ranges.ts';
import type { ReportCheck, View } from './report-check.ts';
import { createViewMaker, otherViews, viewsWithoutRange, salesViews } from './report-views.ts';
import { categories, products, variations } from './reports/catalog.ts';
import { coupons, taxes } from './reports/discounts-and-taxes.ts';
import { orders } from './reports/orders.ts';
import { customers, downloads, stock } from './reports/present-state.ts';
import { revenue } from './reports/revenue.ts';
import type { StoreAccess } from './settings.ts';
import { StoreClient } from './store-client.ts';
import { readStoreFacts } from './store-facts.ts';
import { createStoreFormatters } from './store-formatters.ts';

/** The expected content of each report, by its name. */
export const REPORTS: Readonly<Record<string, ReportCheck>> = {
  revenue,
  orders,
  products,
  variations,
  categories,
  coupons,
  taxes,
  downloads,
  stock,
  customers,
};

/** Reads the data of a store, and creates the views of every report except Revenue. */
export async function prepareChecks(access: StoreAccess) {
  const client = new StoreClient(access);
  const facts = await readStoreFacts(client, access);
  const texts = createStoreFormatters(facts);
  const ranges = createRanges(facts, texts);
  const holdings = await readSalesSample(client, facts);
  const make = createViewMaker(ranges, holdings);
  const views: Readonly<Record<string, View[]>> = {
    ...salesViews(make, holdings),
    ...otherViews(make, holdings),
    ...viewsWithoutRange(),
  };
  return {
    client,
    context: { texts, facts, categories: holdings.categories },
    ranges,
    views,
    make,
    wide: make.wide,
  };
}
