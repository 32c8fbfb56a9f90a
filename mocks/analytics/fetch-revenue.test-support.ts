import { DEFAULT_DEMO_SETTINGS } from '../demo-settings.ts';
import type { DemoSettings } from '../demo-settings.ts';
import { createDemoStore } from '../demo-store.ts';
import type { DemoStore } from '../demo-store.ts';
import { fetchStats } from './fetch-reports.test-support.ts';
import type { RevenueMetrics } from './revenue.ts';

/** The local time of the stores in these tests. */
export const NOW = '2026-11-20T12:00:00';

/** The part of a stats response that the tests read. */
export type RevenueResponse = {
  totals: RevenueMetrics;
  intervals: {
    interval: string;
    date_start: string;
    date_start_gmt: string;
    date_end: string;
    date_end_gmt: string;
    subtotals: Omit<RevenueMetrics, 'products'>;
  }[];
};

/** A test store with the local time 2026-11-20, noon. */
export function createTestStore(settings: Partial<DemoSettings> = {}): DemoStore {
  return createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: NOW, ...settings });
}

/** Fetches all pages of the revenue stats, oldest interval first. */
export async function fetchRevenue(
  store: DemoStore,
  query: Record<string, string>,
): Promise<RevenueResponse> {
  return (await fetchStats(store, 'revenue/stats', query)) as unknown as RevenueResponse;
}

/** The metrics that are amounts and can be summed. */
export const MONEY = [
  'gross_sales',
  'refunds',
  'coupons',
  'net_revenue',
  'taxes',
  'shipping',
  'total_sales',
] as const;
