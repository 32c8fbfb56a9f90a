import { Button, Notice, type NoticeStatus } from '@tillview/components';
import type { ImportProgress } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { isRunningPhase, type ImportPhase } from './import-progress.ts';
import { useCountFormat } from '../../shell/parts/use-count-format.ts';
import type { HistoricalImport } from './use-import.ts';

const PHASE_TEXTS: Partial<Record<ImportPhase, () => string>> = {
  starting: () => __('The import is waiting to start.', 'tillview'),
  customers: () => __('Importing customers…', 'tillview'),
  orders: () => __('Importing orders…', 'tillview'),
  finishing: () => __('Finishing the import…', 'tillview'),
  finished: () => __('The import is finished.', 'tillview'),
  incomplete: () =>
    __('The import ended before everything was imported. Start it again.', 'tillview'),
  stopped: () => __('The import was stopped. The data imported so far is kept.', 'tillview'),
  deleted: () => __('The imported data is being deleted from the reports.', 'tillview'),
};

const STATUS: Partial<Record<ImportPhase, NoticeStatus>> = {
  finished: 'success',
  incomplete: 'warning',
};

/** The progress of one record type. */
function Progress({ label, progress }: { label: string; progress: ImportProgress }) {
  const format = useCountFormat();
  const id = useId();
  const { imported, total } = progress;
  return (
    <div className="tillview-settings__progress">
      <label htmlFor={id}>{label}</label>
      <span>
        {sprintf(
          /* translators: 1: number of imported records; 2: number of all. */
          __('%1$s of %2$s', 'tillview'),
          format(imported),
          format(total),
        )}
      </span>
      {/* Without records the bar is full: nothing is left to import. */}
      <progress id={id} value={total === 0 ? 1 : imported} max={total === 0 ? 1 : total} />
    </div>
  );
}

/** The state of the import, with a button that stops it while it runs. */
export function ImportState({ importing }: { importing: HistoricalImport }) {
  const { phase, status, busy, onAct } = importing;
  const { customers, orders } = status;
  const isRunning = isRunningPhase(phase);
  const hasCounts = (isRunning && phase !== 'starting') || phase === 'incomplete';
  const isFinished = phase === 'finished';
  const text = PHASE_TEXTS[phase]?.() ?? '';
  return (
    <>
      {isRunning && (
        <p className="tillview-screen-page__sentence" role="status">
          {text}
        </p>
      )}
      {!isRunning && text && <Notice status={STATUS[phase] ?? 'info'}>{text}</Notice>}
      {(hasCounts || isFinished) && (
        <div className="tillview-settings__progress-list">
          {customers && <Progress label={__('Customers', 'tillview')} progress={customers} />}
          {orders && <Progress label={__('Orders and refunds', 'tillview')} progress={orders} />}
        </div>
      )}
      {isRunning && (
        <div className="tillview-screen-page__actions">
          <Button
            isBusy={busy === 'stop'}
            aria-disabled={busy !== undefined || undefined}
            onClick={() => onAct('stop')}
          >
            {__('Stop import', 'tillview')}
          </Button>
        </div>
      )}
    </>
  );
}
