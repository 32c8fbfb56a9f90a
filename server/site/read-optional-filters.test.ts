import { expect, it } from 'vitest';
import { readOptionalFilters } from './read-optional-filters.ts';

const CUSTOMERS = '/wc-analytics/reports/customers';
const withArgs = (args: object) => ({ [CUSTOMERS]: { endpoints: [{ methods: ['GET'], args }] } });
const location = { location_includes: {}, location_excludes: {} };

it.each([
  ['no routes', undefined, []],
  ['no such routes', {}, []],
  ['an older customers report', withArgs({ country_includes: {} }), []],
  ['a customers report without its parameters', { [CUSTOMERS]: { endpoints: 'none' } }, []],
  ['a list of customers by type', withArgs({ user_type: {} }), ['customer_type']],
  ['a list of customers by state', withArgs(location), ['customer_state']],
  ['only one rule for states', withArgs({ location_includes: {} }), []],
  ['brands', { '/wc/v3/products/brands': { namespace: 'wc/v3' } }, ['product_brand']],
])('reads the filters of a store with %s', (_store, routes, filters) => {
  expect(readOptionalFilters({ routes })).toEqual(filters);
});
