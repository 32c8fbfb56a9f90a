import { exportStore, type ListedExport } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { saveExports } from '../../host/session/save-exports.ts';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';

/** The time before the first request for the progress, and the maximum time between two, in milliseconds. */
const FIRST_DELAY = 2000;
const LONGEST_DELAY = 30_000;

/**
 * Returns the time until the next request for the progress, in milliseconds. It increases with the duration of an
 * export.
 */
const getPollDelay = (reads: number): number => Math.min(LONGEST_DELAY, FIRST_DELAY * 1.5 ** reads);

/** The type and the id of an export whose progress the store reports. */
type Running = readonly [type: string, id: string];

const toRunning = ({ exportType, export_id: id, state }: ListedExport): Running[] =>
  state === 'running' && id !== undefined ? [[exportType, id]] : [];

/** Returns the exports of this user and their progress. */
export function useExports() {
  const registry = useRegistry();
  const host = useHost();
  useState(() => saveExports(registry, host));
  const exports = useSelect((select) => select(exportStore).getExports(), []);
  const running = useMemo(() => exports.flatMap(toRunning), [exports]);
  const error = useSelect(
    (select) => {
      const store = select(exportStore);
      // Calling a selector starts its request.
      for (const args of running) store.getExportStatus(...args);
      return running.map((args) => store.getExportStatusError(...args)).find(Boolean) ?? false;
    },
    [running],
  );

  const [reads, setReads] = useState(0);
  const { invalidateResolution, startExport } = registry.dispatch(exportStore);
  const read = () => {
    for (const args of running) void invalidateResolution('getExportStatus', [...args]);
  };
  useVisiblePolling(
    () => {
      const { isExportStatusRequesting } = registry.select(exportStore);
      if (running.some((args) => isExportStatusRequesting(...args))) return;
      setReads((count) => count + 1);
      read();
    },
    running.length > 0 && !error ? getPollDelay(reads) : null,
  );

  return {
    exports,
    /** Why the progress of an export could not be loaded. */
    error,
    onRetry: () => {
      setReads(0);
      read();
    },
    onRetryExport: ({ exportType: type, exportArgs: args }: ListedExport) => {
      if (registry.select(exportStore).isExportRequesting('startExport', { type, args })) return;
      setReads(0);
      // The list shows the failure.
      startExport(type, args).catch(() => undefined);
    },
  };
}
