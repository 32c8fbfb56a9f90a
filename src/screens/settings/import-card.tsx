import { Card, Notice, Placeholder } from '@tillview/components';
import { isForbidden, isNotFound, isSessionEnded } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { DeleteImport } from './delete-import.tsx';
import { ImportFormFields } from './import-form.tsx';
import { ImportState } from './import-state.tsx';
import { isRunningPhase } from './import-progress.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useErrorText } from '../../shell/use-error-text.ts';
import { useImport, type ImportAction } from './use-import.ts';

/** Whether the status request failed because the import is not available to this user or on this store. */
const isRefused = (error: unknown) =>
  isNotFound(error) || (isForbidden(error) && !isSessionEnded(error));

function getFailureText(action: ImportAction): string {
  switch (action) {
    case 'start':
      return __('The import could not be started.', 'tillview');
    case 'stop':
      return __('The import could not be stopped.', 'tillview');
    default:
      return __('The imported data could not be deleted.', 'tillview');
  }
}

/** The import of historical data: its options and progress, and controls to stop it and to delete the imported data. */
export function ImportCard() {
  const importing = useImport();
  const getErrorText = useErrorText();
  const { statusError, isKnown, phase, failed, onAct, onReadStatus } = importing;
  const title = __('Import historical data', 'tillview');
  const isRunning = isRunningPhase(phase);
  // Until the status is loaded, an import may already be running.
  const isReady = isKnown || phase !== 'ready' || importing.busy !== undefined;
  const error = statusError && (
    <RequestError
      error={statusError}
      subject={__('the import of historical data', 'tillview')}
      isAnalytics
      onRetry={onReadStatus}
      isInline={isReady && !isRefused(statusError)}
    />
  );
  if (statusError && (!isReady || isRefused(statusError)))
    return <Card title={title}>{error}</Card>;
  return (
    <Card
      title={title}
      description={__('Import historical data to include older orders in the reports.', 'tillview')}
    >
      <div className="tillview-settings__import" aria-busy={!isReady}>
        {!isReady && <Placeholder height="243px" />}
        {isReady && !isRunning && <ImportFormFields importing={importing} />}
        <ImportState importing={importing} />
        {error}
        {failed && (
          <Notice
            status="error"
            actions={[{ label: __('Retry', 'tillview'), onClick: () => onAct(failed.action) }]}
          >
            {getFailureText(failed.action)} {getErrorText(failed.error)}
          </Notice>
        )}
        {isReady && !isRunning && <DeleteImport importing={importing} />}
      </div>
    </Card>
  );
}
