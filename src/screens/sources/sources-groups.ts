// Without texts: the first requests are sent before they are loaded.
import type { LedgerDimension, ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { MOST_POINTS } from '../../ledger/groups/group-question.ts';

/** What orders are grouped by, and its value in the URL, in the order of the picker. */
export const groupValues = {
  origins: 'all',
  countries: 'country',
  campaigns: 'campaign',
  devices: 'device',
  payments: 'payment',
  currencies: 'currency',
} as const satisfies { readonly [dimension in LedgerDimension]?: string };

/** A dimension that the screen has. */
export type SourceDimension = keyof typeof groupValues;

export const DEFAULT_GROUP: SourceDimension = 'origins';

/** The parameter of what orders are grouped by. */
export const GROUP_PARAM = 'filter';

/** What orders are grouped by in the URL. */
export function getGroupDimension(query: Query): SourceDimension {
  const named = getQueryText(query, GROUP_PARAM);
  const dimensions = Object.keys(groupValues) as SourceDimension[];
  return dimensions.find((each) => groupValues[each] === named) ?? DEFAULT_GROUP;
}

/** How the range is read from the URL. */
export const rangeSource = {
  hasRange: true,
  stats: { endpoint: 'revenue', takesFilters: false },
  rows: { from: 'list', endpoint: 'orders', key: ['name'] },
  sort: { orderby: 'net_revenue', order: 'desc' },
  mostPoints: MOST_POINTS,
} as const satisfies Omit<ReportSource, 'filters'>;
