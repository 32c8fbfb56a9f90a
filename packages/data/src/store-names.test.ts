import { expect, it } from 'vitest';
import { createTestRegistry } from './testing/rest-server.ts';

// Literal names, because other plugins use them: window.tillview.registry, see docs/extending.md.
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
])('registers the data store %s under this name (R3.78)', (name, selector) => {
  expect(createTestRegistry().select(name)).toHaveProperty(selector);
});
