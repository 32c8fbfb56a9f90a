import { expect, it } from 'vitest';
import { createTestRegistry } from './testing/rest-server.ts';

// Written out: other plugins name these stores so.
it.each([
  ['wc/admin/countries', 'getCountries'],
  ['wc/admin/export', 'isExportRequesting'],
  ['wc/admin/import', 'getImportStarted'],
  ['wc/admin/items', 'getItems'],
  ['wc/admin/notes', 'getNotes'],
  ['wc/admin/onboarding', 'getProfileItems'],
  ['wc/admin/options', 'getOption'],
  ['wc/admin/plugins', 'getActivePlugins'],
  ['wc/admin/reports', 'getReportStats'],
  ['wc/admin/reviews', 'getReviews'],
  ['wc/admin/settings', 'getSettings'],
  ['wc/admin/user', 'getCurrentUser'],
  ['wc/payment-gateways', 'getPaymentGateways'],
  ['woocommerce-navigation', 'getFavorites'],
])('the store %s is registered by this name, which extensions know (R3.78)', (name, selector) => {
  expect(createTestRegistry().select(name)).toHaveProperty(selector);
});
