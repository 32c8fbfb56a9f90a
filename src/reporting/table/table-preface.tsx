import { lazyWithRetry, VisuallyHidden } from '@tillview/components';
import { TableMessage } from './table-message.tsx';
import type { TableNoticesProps, TableStatusProps } from './table-notices.tsx';
import { useSpokenResult } from './use-spoken-result.ts';

/** One line of text, to avoid a layout shift. It is visible only until the chunk is loaded, after the first view. */
const options = {
  placeholder: () => (
    <p className="tillview-report__notice" aria-busy="true">
      {'\u00A0'}
    </p>
  ),
};

// In the chunk of the actions, which every table loads: a notice can be needed while the user is offline.
const Status = lazyWithRetry(
  async () => ({ default: (await import('./table-actions.tsx')).TableStatus }),
  options,
);
const Notices = lazyWithRetry(
  async () => ({ default: (await import('./table-actions.tsx')).TableNotices }),
  options,
);

/** The status messages and notices above a table's rows; usually empty. */
export function TablePreface({
  status,
  notices,
  result,
}: {
  status: TableStatusProps;
  notices: TableNoticesProps;
  /** The result of a search or a setting, for screen readers; `undefined` while it loads. */
  result: string | undefined;
}) {
  const spoken = useSpokenResult(result);
  const { missingPage, message, comparisonError, refusal } = status;
  const { missingTotal, columnsError, progress, problem } = notices;
  return (
    <>
      <TableMessage />
      {/* Always in the DOM, since screen readers announce only changes of an existing live region. */}
      <div role="status">
        {(missingPage !== undefined || message || status.spoken || comparisonError || refusal) && (
          <Status {...status} />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {(missingTotal || columnsError !== undefined || progress || problem) && (
        <Notices {...notices} />
      )}
    </>
  );
}
