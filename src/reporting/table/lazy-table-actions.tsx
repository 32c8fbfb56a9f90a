import { DownloadIcon, lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import './table-actions.css';

/** The boxes of the loaded buttons, whose width depends on language and font: nothing moves when they appear. */
function ActionsPlaceholder() {
  return (
    <div className="tillview-report__download" style={{ visibility: 'hidden' }} aria-busy="true">
      <span className="tillview-button is-secondary">
        <DownloadIcon />
        {__('Download', 'tillview')}
      </span>
      <span className="tillview-button is-secondary is-icon" />
    </div>
  );
}

/** The buttons of a table that download and copy its rows, in the chunk that every report loads. */
export const TableActions = lazyWithRetry(() => import('./table-actions.tsx'), {
  placeholder: ActionsPlaceholder,
});
