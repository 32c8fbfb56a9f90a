import { configureDate } from '@tillview/date';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectExtensions } from '../hook-api/connect-extensions.ts';
import type { Platform } from '../hook-api/platform.ts';
import { getScreenCalls, loadScreen } from './screen-modules.tsx';
import { findScreen, type Screen } from '../screens.ts';

const screenOf = (path: string): Screen => {
  const screen = findScreen(path);
  if (!screen) throw new Error(`There is no screen at "${path}".`);
  return screen;
};
const callsOf = async (path: string) => {
  const calls = await getScreenCalls(screenOf(path), { period: 'today' }, {});
  return calls.map((call) => call.path);
};

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

describe('the requests of a first view', () => {
  it('load the metrics and the rows of a report', async () => {
    expect(await callsOf('/analytics/orders')).toEqual([
      'reports/orders/stats',
      'reports/orders/stats',
      'reports/orders',
    ]);
  });

  it('are empty for a screen that is not a report', async () => {
    expect(await callsOf('/inbox')).toEqual([]);
  });
});

it('leaves the requests of the Overview to the screen only if a plugin changes its filters or charts', async () => {
  const platform: Platform = {};
  const [other, ofOverview] = [
    'woocommerce_admin_report_table',
    'woocommerce_admin_dashboard_filters',
  ];
  addFilter(other, 'test', (table) => table);
  await connectExtensions(platform);
  expect(await callsOf('/analytics/overview')).not.toEqual([]);
  addFilter(ofOverview, 'test', (filters) => filters);
  await vi.waitFor(async () => expect(await callsOf('/analytics/overview')).toEqual([]));
  removeFilter(other, 'test');
  removeFilter(ofOverview, 'test');
});

it('names a missing screen module in the error', async () => {
  const module = 'reports/of-old/report.ts';
  await expect(loadScreen({ ...screenOf('/analytics/orders'), module })).rejects.toThrow(
    'The build has no screen module "reports/of-old/report.ts".',
  );
});
