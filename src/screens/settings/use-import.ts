import {
  importStore,
  type ImportForm,
  type ImportStarted,
  type ImportStatus,
  type ImportTotals,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useRef, useState } from 'react';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';
import { getImportPhase, isRunningPhase, type ImportPhase } from './import-progress.ts';
import { CANCEL_PATH, DELETE_PATH, getImportQuery, getStartPath } from './import-request.ts';

/** The interval between two requests for the progress, in milliseconds. */
export const IMPORT_POLL_INTERVAL = 3000;

/** An action that a user can start in the store. */
export type ImportAction = 'start' | 'stop' | 'delete';

/** The historical import: its form, its progress, and its actions. */
export type HistoricalImport = {
  form: ImportForm;
  /** Whether the form describes a valid import. */
  isValid: boolean;
  /** The number of records that the form would import; undefined while they are being counted. */
  totals: ImportTotals | undefined;
  totalsError: Error | false;
  status: ImportStatus;
  statusError: Error | false;
  /** Whether the status has been loaded. */
  isKnown: boolean;
  phase: ImportPhase;
  /** The action whose request is pending. */
  busy: ImportAction | undefined;
  /** The last failed action and its error. */
  failed: { action: ImportAction; error: unknown } | undefined;
  onPeriod: (value: string, isDate: boolean) => void;
  onSkip: (isSkipping: boolean) => void;
  onAct: (action: ImportAction) => void;
  onReadStatus: () => void;
  onReadTotals: () => void;
};

const NO_TOTALS: ImportTotals = {};
const NO_STATUS: ImportStatus = {};

// The timestamp is a string because normalized queries contain strings: `invalidateResolution` finds only a query that
// equals the normalized one.
const toStatusQuery = ({ lastImportStartTimestamp }: ImportStarted) => ({
  timestamp: String(lastImportStartTimestamp),
});

/** Follows and controls the import of historical data. */
export function useImport(): HistoricalImport {
  const registry = useRegistry();
  const { form, started } = useSelect((select) => {
    const store = select(importStore);
    return { form: store.getFormSettings(), started: store.getImportStarted() };
  }, []);
  const query = useMemo(() => getImportQuery(form), [form]);
  // Each import has its own status: the status of the previous import does not apply.
  const statusQuery = useMemo(() => toStatusQuery(started), [started]);
  const { status, totals, ...known } = useSelect(
    (select) => {
      const store = select(importStore);
      return {
        status: store.getImportStatus(statusQuery),
        statusError: store.getImportError('getImportStatus', statusQuery),
        isReadingStatus: store.isImportRequesting('getImportStatus', statusQuery),
        totals: query ? store.getImportTotals(query) : NO_TOTALS,
        totalsError: query ? store.getImportError('getImportTotals', query) : (false as const),
      };
    },
    [query, statusQuery],
  );
  const { statusError } = known;
  // The status that was loaded before the store accepted the import.
  const [outdated, setOutdated] = useState<ImportStatus>();
  const [hasRun, setHasRun] = useState(false);
  const [ended, setEnded] = useState<'stopped' | 'deleted'>();
  const [busy, setBusy] = useState<ImportAction>();
  const [failed, setFailed] = useState<HistoricalImport['failed']>();
  const isBusy = useRef(false);
  if (status.is_importing && !hasRun) setHasRun(true);

  const phase =
    busy === 'start'
      ? 'ready'
      : getImportPhase({
          status: status === outdated ? NO_STATUS : status,
          isFollowed: hasRun || started.activeImport,
          ended,
        });

  const act = registry.dispatch(importStore);
  const onReadStatus = () => void act.invalidateResolution('getImportStatus', [statusQuery]);
  useVisiblePolling(
    () => {
      if (!known.isReadingStatus) onReadStatus();
    },
    isRunningPhase(phase) && !statusError ? IMPORT_POLL_INTERVAL : null,
  );

  const forget = () => {
    setEnded(undefined);
    setHasRun(false);
    setFailed(undefined);
  };
  const onAct = async (action: ImportAction) => {
    if (isBusy.current || (action === 'start' && !query)) return;
    isBusy.current = true;
    setBusy(action);
    setFailed(undefined);
    try {
      if (action === 'start' && query) {
        await act.updateImportation(getStartPath(query), true);
        const store = registry.select(importStore);
        setOutdated(store.getImportStatus(toStatusQuery(store.getImportStarted())));
        forget();
      } else if (action === 'stop') {
        await act.updateImportation(CANCEL_PATH);
        setEnded('stopped');
      } else {
        await act.updateImportation(DELETE_PATH);
        setEnded('deleted');
      }
    } catch (error) {
      setFailed({ action, error });
    }
    isBusy.current = false;
    setBusy(undefined);
  };
  return {
    form,
    isValid: query !== undefined,
    totals: totals.orders === undefined ? undefined : totals,
    totalsError: known.totalsError,
    status,
    statusError,
    isKnown: status.is_importing !== undefined,
    phase,
    busy,
    failed,
    onPeriod: (value, isDate) => {
      forget();
      void act.setImportPeriod(value, isDate);
    },
    onSkip: (isSkipping) => {
      forget();
      void act.setSkipPrevious(isSkipping);
    },
    onAct: (action) => void onAct(action),
    onReadStatus,
    onReadTotals: () => void (query && act.invalidateResolution('getImportTotals', [query])),
  };
}
