import { ensureStores, importStore, itemsStore, reportsStore } from '@tillview/data';
import { getStoreTimeZoneMoment, isoDateFormat, toMoment } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useState } from 'react';

/** One fact about the data: its value, 'loading', or 'unknown' if its request failed. */
export type Fact<Value> = Value | 'loading' | 'unknown';

/** How the orders of the store and those in its reports compare. */
export type DataStatus = {
  /** The times of the last order, local to the store; null if there is none. */
  lastOrder: Fact<string | null>;
  lastOrderInReports: Fact<string | null>;
  /** The number of orders that are not in the reports yet. */
  missing: Fact<number>;
  /** When the next batch of orders is imported; null if each order is imported at once. */
  nextImport: Fact<string | null>;
  /** Net sales of this month by products minus those of Revenue, both counted by the day created. */
  difference: Fact<number>;
  /** Requests again what could not be loaded. */
  onRetry: () => void;
};

/** The last order of the store. */
const LAST = { per_page: '1', orderby: 'date', order: 'desc' };
/** The orders that are not in the reports. */
const MISSING = { skip_existing: '1' };
/** A day before the first order of any store: without a range, the store lists the orders of a week. */
const FIRST_DAY = '2000-01-01T00:00:00';

/** Reads the time of a row, 'YYYY-MM-DD HH:mm:ss', with 'T' in some responses. */
const readTime = (row: object | undefined): string | null => {
  const value: unknown = row && Reflect.get(row, 'date_created');
  const time = typeof value === 'string' ? value.slice(0, 19).replace('T', ' ') : '';
  return toMoment('YYYY-MM-DD HH:mm:ss', time) ? time : null;
};

const getFact = <Value>(value: Value | undefined, error: unknown): Fact<Value> =>
  value ?? (error ? 'unknown' : 'loading');

/** Reads how up to date the reports of the store are. */
export function useDataStatus(): DataStatus {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [importStore, itemsStore, reportsStore]));
  const queries = useMemo(() => {
    const today = getStoreTimeZoneMoment();
    const before = `${today.format(isoDateFormat)}T23:59:59`;
    const month = {
      after: `${today.format('YYYY-MM')}-01T00:00:00`,
      before,
      interval: 'year',
      per_page: '1',
      fields: ['net_revenue'],
    };
    return {
      // Refunds have a row of their own, which may be later than the last order.
      reported: { ...LAST, page: '1', after: FIRST_DAY, before, refunds: 'none' },
      products: month,
      revenue: { ...month, date_type: 'date_created' },
    };
  }, []);
  const status = useSelect(
    (select) => {
      const [imports, items, reports] = [
        select(importStore),
        select(itemsStore),
        select(reportsStore),
      ];
      const orders = items.getItems('orders', LAST);
      const isListed = items.hasFinishedResolution('getItems', ['orders', LAST]);
      const reported = reports.getReportItems('orders', queries.reported);
      const [products, revenue] = (['products', 'revenue'] as const).map((endpoint) => {
        const { data } = reports.getReportStats(endpoint, queries[endpoint]);
        const value: unknown = data && Reflect.get(data.totals ?? {}, 'net_revenue');
        if (typeof value === 'number') return value;
        // A store can reply without the amount.
        return data ? null : undefined;
      });
      const orderImport = imports.getOrderImport();
      const itemsError = items.getItemsError('orders', LAST);
      return {
        lastOrder:
          isListed && !itemsError
            ? readTime([...orders.values()][0])
            : getFact<string>(undefined, itemsError),
        lastOrderInReports: reported.data
          ? readTime(reported.data[0])
          : getFact<string>(undefined, reports.getReportItemsError('orders', queries.reported)),
        missing: getFact(
          imports.getImportTotals(MISSING).orders,
          imports.getImportError('getImportTotals', MISSING) ||
            imports.hasFinishedResolution('getImportTotals', [MISSING]),
        ),
        nextImport: orderImport
          ? orderImport.next_scheduled
          : getFact<string>(undefined, imports.getImportError('getOrderImport')),
        difference: getFact(
          typeof products === 'number' && typeof revenue === 'number'
            ? products - revenue
            : undefined,
          products === null ||
            revenue === null ||
            reports.getReportStatsError('products', queries.products) ||
            reports.getReportStatsError('revenue', queries.revenue),
        ),
      };
    },
    [queries],
  );
  const onRetry = () => {
    if (status.lastOrder === 'unknown')
      void registry.dispatch(itemsStore).invalidateResolution('getItems', ['orders', LAST]);
    if (status.missing === 'unknown')
      void registry.dispatch(importStore).invalidateResolution('getImportTotals', [MISSING]);
    if (status.nextImport === 'unknown')
      void registry.dispatch(importStore).invalidateResolution('getOrderImport', []);
    if (status.lastOrderInReports === 'unknown' || status.difference === 'unknown')
      void registry.dispatch(reportsStore).refreshReports();
  };
  return { ...status, onRetry };
}
