import { getItemsState, reportsStore, type ReportRow, type RestQuery } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { Reply } from './stock-items.ts';

/** A part of the data that could not be read. */
export type ReadFailure = { readonly error: Error; readonly onRetry: () => void };

const NO_ROWS: readonly ReportRow[] = [];

/** The rows of a report, and the state of its request; no request is sent without a query. */
export function useStockReport(endpoint: string, query: RestQuery | undefined) {
  const registry = useRegistry();
  const state = useSelect(
    (select) => query && getItemsState(select(reportsStore), endpoint, query),
    [endpoint, query],
  );
  const rows = state?.rows ?? NO_ROWS;
  const total = useSelect(
    (select) => query && select(reportsStore).getReportItems(endpoint, query).totalResults,
    [endpoint, query],
  );
  const unread = Math.max(0, (total ?? 0) - rows.length);
  const isKnown = state !== undefined && !state.isError && !state.isRequesting;
  const reply = useMemo<Reply<ReportRow>>(
    () => (isKnown ? { rows, isComplete: unread === 0 } : undefined),
    [rows, isKnown, unread],
  );
  const onRetry = () =>
    void registry.dispatch(reportsStore).invalidateResolution('getReportItems', [endpoint, query]);
  const failure: ReadFailure | undefined = state?.error && { error: state.error, onRetry };
  return { reply, rows, unread, isRequesting: state?.isRequesting === true, failure };
}
