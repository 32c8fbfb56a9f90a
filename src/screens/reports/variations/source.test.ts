import { hasComparisonRows, pairRows, resolveReportRequest } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { getRequests } from '../../report/report-requests.test-support.ts';
import { productMetrics } from '../shared/product-metrics.ts';
import { source } from './source.ts';

const fields = productMetrics.map(({ key }) => key);
const stats = { path: 'reports/variations/stats', fields };
const rows = {
  path: 'reports/variations',
  extended_info: 'true',
  orderby: 'items_sold',
  page: '1',
};

describe('the requests of Variations', () => {
  it('load the stats and the rows of all variations', () => {
    expect(getRequests(source, {})).toEqual([stats, rows]);
  });

  it.each([
    ['single_variation', '61', {}],
    ['compare-variations', '61,62', { segmentby: 'variation' }],
  ])('narrow stats and rows to the variations of %s', (choice, variations, segments) => {
    expect(getRequests(source, { 'filter-variations': choice, variations })).toEqual([
      { ...stats, variations, ...segments },
      { ...rows, variations },
    ]);
  });

  it('contain the advanced filters', () => {
    const query = {
      'filter-variations': 'advanced',
      match: 'any',
      product_excludes: '60',
      attribute_is: [['1', '27']],
      category_includes: '17,18',
    };
    const { 'filter-variations': _choice, ...parameters } = query;
    expect(getRequests(source, query)).toEqual([
      { ...stats, ...parameters },
      { ...rows, ...parameters },
    ]);
  });
});

it('pairs a variation with its row in the other range, by variation and product', () => {
  const request = resolveReportRequest(source, {});
  expect(hasComparisonRows(request)).toBe(true);
  const [now, other] = [
    { variation_id: 61, product_id: 60, items_sold: 3 },
    { variation_id: 61, product_id: 59, items_sold: 4 },
  ];
  const earlier = { variation_id: 61, product_id: 60, items_sold: 2 };
  const earlierOf = pairRows(request, [now, other], [earlier]);
  expect([now, other].map(earlierOf)).toEqual([earlier, undefined]);
});
