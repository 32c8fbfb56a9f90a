import { lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { TableMessage } from './table-message.tsx';
import type { TableNoticesProps, TableStatusProps } from './table-notices.tsx';

/** A line of text, so that nothing jumps; nobody sees it once the code is there, behind the first view. */
const options = {
  placeholder: () => (
    <p className="tillview-report__notice" aria-busy="true">
      {'\u00A0'}
    </p>
  ),
  failure: () => __('A part of the page could not be loaded.', 'tillview'),
};

// With the actions, which every table loads: a notice can be needed when the connection is gone.
const Status = lazyWithRetry(
  async () => ({ default: (await import('./table-actions.tsx')).TableStatus }),
  options,
);
const Notices = lazyWithRetry(
  async () => ({ default: (await import('./table-actions.tsx')).TableNotices }),
  options,
);

/** What a table has to say above its rows; mostly nothing. */
export function TablePreface({
  status,
  notices,
}: {
  status: TableStatusProps;
  notices: TableNoticesProps;
}) {
  const { missingPage, message, comparisonError, refusal } = status;
  const { missingTotal, columnsError, progress, problem } = notices;
  return (
    <>
      <TableMessage />
      {/* Always there, so that screen readers announce what is put into it. */}
      <div role="status">
        {(missingPage !== undefined || message || comparisonError || refusal) && (
          <Status {...status} />
        )}
      </div>
      {(missingTotal || columnsError !== undefined || progress || problem) && (
        <Notices {...notices} />
      )}
    </>
  );
}
