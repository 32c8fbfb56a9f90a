import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import { categories, categoryViews } from './categories.ts';
import { coupons, couponViews } from './coupons.ts';
import { customers, customerViews } from './customers.ts';
import { downloads, downloadViews } from './downloads.ts';
import { orders, orderViews } from './orders.ts';
import { products, productViews } from './products.ts';
import { revenue, revenueViews } from './revenue.ts';
import { stock, stockViews } from './stock.ts';
import { taxes, taxViews } from './taxes.ts';
import { variations, variationViews } from './variations.ts';

/** All reports with their recorded views. */
export const recordedReports: readonly (readonly [ReportExpectation, readonly RecordedView[]])[] = [
  [revenue, revenueViews],
  [products, productViews],
  [orders, orderViews],
  [variations, variationViews],
  [categories, categoryViews],
  [coupons, couponViews],
  [taxes, taxViews],
  [downloads, downloadViews],
  [stock, stockViews],
  [customers, customerViews],
];
