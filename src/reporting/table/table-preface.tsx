import { lazyWithRetry, VisuallyHidden } from '@tillview/components';
import { TableMessage } from './table-message.tsx';
import type { TableState } from './table-notices.tsx';
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
  result,
  ...state
}: TableState & {
  /** The result of a search or a setting, for screen readers; `undefined` while it loads. */
  result: string | undefined;
}) {
  const spokenResult = useSpokenResult(result);
  const { missingPage, comparisonError, refusal, missingTotal, hiding, download } = state;
  const { message, spoken, progress, problem } = download;
  return (
    <>
      <TableMessage />
      {/* Always in the DOM, since screen readers announce only changes of an existing live region. */}
      <div role="status">
        {(missingPage !== undefined || message || spoken || comparisonError || refusal) && (
          <Status {...state} />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{spokenResult}</span>
      </VisuallyHidden>
      {(missingTotal || hiding.saveError !== undefined || progress || problem) && (
        <Notices {...state} />
      )}
    </>
  );
}
