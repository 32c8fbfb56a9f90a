import { Button, Link, VisuallyHidden } from '@tillview/components';
import type { ListedExport } from '@tillview/data';
import { formatDate, formatTime, getRangeLabel, toStoreTime } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import { ListRow, RowContent, RowFacts, RowTitle } from '../../shell/parts/list-row.tsx';
import { screens } from '../../screens.ts';

type Props = {
  listed: ListedExport;
  onRetryExport: () => void;
};

/** Returns the name of a report as in the menu, or its endpoint if there is no such screen. */
function getReportName(type: string): string {
  const screen = screens.find(({ module }) => module === `reports/${type}/report.ts`);
  return screen?.title() ?? type;
}

/** Returns the label of an export's state. */
function getStateText(
  { state, message, percent_complete: percent }: ListedExport,
  email: string | undefined,
): string {
  switch (state) {
    case 'starting':
      return __('Starting…', 'tillview');
    case 'running':
      /* translators: %s: a number of percent. */
      return sprintf(__('Preparing: %s%%', 'tillview'), String(Math.floor(percent)));
    case 'finished':
      return email === undefined
        ? __('Sent by email', 'tillview')
        : /* translators: %s: an email address. */
          sprintf(__('Sent to %s', 'tillview'), email);
    default:
      /* translators: %s: a sentence that says why. */
      return sprintf(__('Failed: %s', 'tillview'), message);
  }
}

function getRange({ exportArgs: { after, before } }: ListedExport): string {
  return typeof after === 'string' && typeof before === 'string'
    ? getRangeLabel(after, before)
    : '';
}

/** Shows an export: its report, its progress, its file, and a button that retries a failed export. */
export function ExportRow({ listed, onRetryExport }: Props) {
  const { key, exportType, state, message, percent_complete: percent, download_url: url } = listed;
  const { user } = useHost();
  const name = getReportName(exportType);
  const range = getRange(listed);
  const started = toStoreTime(new Date(listed.started));
  const isRunning = state === 'running';
  return (
    <ListRow id={key} isWrapping>
      <RowContent className="tillview-export__content">
        <RowTitle>{name}</RowTitle>
        <RowFacts>
          {range && <span>{range}</span>}
          <span>
            {sprintf(
              /* translators: 1: a date; 2: a time of day. */
              __('Started %1$s, %2$s', 'tillview'),
              formatDate(started),
              formatTime(started),
            )}
          </span>
        </RowFacts>
        <p className={`tillview-export__state is-${state}`} role="status">
          <VisuallyHidden>{name}: </VisuallyHidden>
          {getStateText(listed, user?.email)}
        </p>
        {isRunning && (
          <>
            <progress
              className="tillview-export__progress"
              aria-label={name}
              value={percent}
              max={100}
            />
            {message && <p className="tillview-export__message">{message}</p>}
          </>
        )}
      </RowContent>
      {state === 'failed' && (
        <Button
          isSmall
          data-action="start"
          /* translators: %s: name of a report. */
          aria-label={sprintf(__('Try again: export of %s', 'tillview'), name)}
          onClick={onRetryExport}
        >
          {__('Try again', 'tillview')}
        </Button>
      )}
      {state === 'finished' && url !== undefined && (
        <Link
          href={url}
          type="external"
          target="_blank"
          rel="noopener noreferrer"
          /* translators: %s: name of a report. */
          aria-label={sprintf(__('Download file: %s', 'tillview'), name)}
        >
          {__('Download file', 'tillview')}
        </Link>
      )}
    </ListRow>
  );
}
