import { addDays } from './days.ts';
import { PAGE_SIZE } from './expected-view.ts';
import { COMPARES, PERIODS, unitsOf, type Ranges } from './ranges.ts';
import type { View } from './report-check.ts';
import { revenue } from './reports/revenue.ts';
import type { StoreClient } from './store-client.ts';

type Sort = NonNullable<View['sort']>;

const SORTS: readonly (Sort | undefined)[] = [
  undefined,
  { orderby: 'net_revenue', order: 'desc' },
  { orderby: 'gross_sales', order: 'asc' },
  { orderby: 'orders_count', order: 'desc' },
  { orderby: 'date', order: 'asc' },
];
const CHARTS = [undefined, ...revenue.cards.map(([, key]) => key)];

/** The view with another sort, page and chart metric. */
function vary(view: View, sort: Sort | undefined, page: number, chart: string | undefined): View {
  return {
    ...view,
    name: [
      view.name,
      sort && `${sort.orderby} ${sort.order}`,
      page > 1 && `page ${page}`,
      chart && `chart of ${chart}`,
    ]
      .filter(Boolean)
      .join(', '),
    query: {
      ...view.query,
      ...sort,
      ...(page > 1 ? { paged: String(page) } : {}),
      ...(chart ? { chart } : {}),
    },
    page,
    ...(sort ? { sort } : {}),
    ...(chart ? { chart } : {}),
  };
}

/** Each preset with each interval and each comparison, and some custom ranges. */
export function rangeViews(ranges: Ranges, isAll: boolean): View[] {
  const compares = isAll ? ([...COMPARES, 'none'] as const) : COMPARES;
  const presets = PERIODS.flatMap((period) =>
    compares.flatMap((compare) =>
      unitsOf(period).map((unit) => ({
        name: `${period} by ${unit} against ${compare}`,
        ...ranges.preset(period, compare, unit),
      })),
    ),
  );
  const { today } = ranges;
  const custom = ([days, unit]: readonly [number, 'day' | 'week' | 'month' | 'year']): View => ({
    name: `the last ${days} days by ${unit}`,
    ...ranges.custom([addDays(today, 1 - days), today], 'previous_year', unit),
  });
  return [
    ...presets,
    ...(
      [
        [1, 'day'],
        [10, 'week'],
        [100, 'month'],
        [500, 'year'],
      ] as const
    ).map(custom),
    { name: 'month by day without a comparison', ...ranges.preset('month', 'none', 'day') },
  ];
}

/**
 * Varies the sort, page and metric of the views: each view gets the next combination, or with `isAll` all combinations
 * of sort and page.
 */
export async function varyViews(
  ranged: readonly View[],
  client: StoreClient,
  isAll: boolean,
): Promise<View[]> {
  const views: View[] = [];
  for (const [index, view] of ranged.entries()) {
    const { range } = view;
    if (!range) continue;
    const { intervals } = await client.stats('wc-analytics/reports/revenue/stats', {
      after: `${range.primary[0]}T00:00:00`,
      before: `${range.primary[1]}T23:59:59`,
      interval: range.unit,
    });
    const pages = Math.max(1, Math.ceil(intervals.length / PAGE_SIZE));
    const last = Math.min(pages, 2);
    if (isAll) {
      for (const sort of SORTS)
        for (let page = 1; page <= last; page += 1)
          views.push(vary(view, sort, page, CHARTS[views.length % CHARTS.length]));
    } else {
      const sort = SORTS[index % SORTS.length];
      views.push(vary(view, sort, 1 + (index % last), CHARTS[index % CHARTS.length]));
    }
  }
  return views;
}
