import { Button } from '@tillview/components';
import { ensureStores, importStore, reportsStore } from '@tillview/data';
import { toMoment } from '@tillview/date';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { useErrorText } from '../../shell/use-error-text.ts';

/** The format of the store's times. */
const STORE_TIME = 'YYYY-MM-DD HH:mm:ss';

/** The interval between two requests for the state of a running import, in milliseconds. */
const POLL_INTERVAL = 5_000;

type Props = {
  /** Called with whether orders are imported in batches: then the age of a reply is not the age of its figures. */
  onChange: (isInBatches: boolean) => void;
};

/**
 * For a store that imports orders into its reports in batches: the time until which orders are counted, and a button
 * that imports the newer ones now. Nothing for other stores, and nothing if the store does not say.
 */
export default function OrderImport({ onChange }: Props) {
  const registry = useRegistry();
  const getErrorText = useErrorText();
  useState(() => ensureStores(registry, [importStore]));
  const { state, isRequesting } = useSelect((select) => {
    const store = select(importStore);
    return {
      state: store.getOrderImport(),
      isRequesting: store.isImportRequesting('getOrderImport'),
    };
  }, []);
  const { importOrders, invalidateResolution } = useDispatch(importStore);
  const { refreshReports } = useDispatch(reportsStore);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { mode, last_processed_date: processed, import_in_progress_or_due: isDue } = state ?? {};
  const until = mode === 'scheduled' && processed ? toMoment(STORE_TIME, processed) : null;
  const isInBatches = until !== null;
  const isRunning = isStarting || isDue === true;

  useVisiblePolling(
    () => {
      if (!isRequesting) void invalidateResolution('getOrderImport', []);
    },
    isInBatches && isRunning ? POLL_INTERVAL : null,
  );
  // After an import, the reports contain more orders.
  const before = useRef(processed);
  useEffect(() => {
    if (before.current && before.current !== processed) void refreshReports();
    before.current = processed;
  }, [processed, refreshReports]);
  // Before the paint: both times are never visible together.
  useLayoutEffect(() => onChange(isInBatches), [isInBatches, onChange]);

  if (until === null) return null;
  const start = async () => {
    if (isRunning) return;
    setStarting(true);
    setFailure(undefined);
    try {
      await importOrders();
    } catch (error) {
      setFailure(error);
    }
    setStarting(false);
  };
  return (
    <span className="tillview-report__import">
      <span>
        {sprintf(
          /* translators: %s: a time of day, with a date if it is not today. */
          __('Orders are counted until %s.', 'tillview'),
          formatStoreTime(until),
        )}
      </span>{' '}
      <Button variant="link" aria-disabled={isRunning || undefined} onClick={() => void start()}>
        {isRunning ? __('Updating…', 'tillview') : __('Update now', 'tillview')}
      </Button>
      {failure !== undefined && (
        <span role="alert">
          {' '}
          {__('The store could not start the import of new orders.', 'tillview')}{' '}
          {getErrorText(failure)}
        </span>
      )}
    </span>
  );
}
