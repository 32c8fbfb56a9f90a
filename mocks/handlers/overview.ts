import { BOARD_NAMES, BOARD_ARGS, boardHeader, serializeBoard } from './leaderboards.ts';
import { linksOf, oneOf, canViewReports } from './list.ts';
import { REPORTS, INDICATOR_ARGS, indicators } from './performance-indicators.ts';
import type { Route } from './route.ts';

const INDEX = [
  [
    'performance-indicators',
    'Batch endpoint for getting specific performance indicators from `stats` endpoints.',
  ],
  ['revenue/stats', 'Stats about revenue.'],
  ['orders/stats', 'Stats about orders.'],
  ['products', 'Products detailed reports.'],
  ['products/stats', 'Stats about products.'],
  ['variations', 'Variations detailed reports.'],
  ['variations/stats', 'Stats about variations.'],
  ['categories', 'Product categories detailed reports.'],
  ['coupons', 'Coupons detailed reports.'],
  ['coupons/stats', 'Stats about coupons.'],
  ['taxes', 'Taxes detailed reports.'],
  ['taxes/stats', 'Stats about taxes.'],
  ['downloads', 'Product downloads detailed reports.'],
  ['downloads/stats', 'Stats about product downloads.'],
  ['customers', 'Customers detailed reports.'],
] as const;

/** The overview: performance indicators, leaderboards, and the list of reports. */
export const overviewRoutes: readonly Route[] = [
  {
    path: REPORTS,
    args: { context: oneOf(['view'], 'view') },
    permission: canViewReports,
    handle: ({ root }) => ({
      body: INDEX.map(([slug, description]) => ({
        slug,
        description,
        path: `${REPORTS}/${slug}`,
        _links: {
          self: [{ href: `${root}${REPORTS}/${slug}` }],
          report: [{ href: `/analytics/${slug.replace('/stats', '')}` }],
          ...linksOf(root, REPORTS),
        },
      })),
    }),
  },
  ...(['', '/allowed'] as const).map((suffix): Route => ({
    path: `${REPORTS}/performance-indicators${suffix}`,
    args: INDICATOR_ARGS,
    permission: canViewReports,
    handle: (request) => indicators(request, suffix === ''),
  })),
  {
    path: '/wc-analytics/leaderboards',
    args: BOARD_ARGS,
    permission: canViewReports,
    handle: (request) => ({ body: BOARD_NAMES.map((name) => serializeBoard(request, name)) }),
  },
  {
    path: '/wc-analytics/leaderboards/allowed',
    permission: canViewReports,
    handle: ({ store }) => ({
      headers: { 'x-wp-total': '4', 'x-wp-totalpages': '1' },
      body: BOARD_NAMES.map((name) => boardHeader(store, name)),
    }),
  },
  ...BOARD_NAMES.map((name): Route => ({
    path: `/wc-analytics/leaderboards/${name}`,
    args: BOARD_ARGS,
    permission: canViewReports,
    handle: (request) => ({ body: [serializeBoard(request, name)] }),
  })),
];
