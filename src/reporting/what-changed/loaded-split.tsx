import { Button, DownloadIcon } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { useDownload } from '../download/use-download.ts';
import type { SplitTexts } from './change-splits.ts';
import {
  ChangeTable,
  getChangeHeaders,
  getChangeNote,
  getChangeRows,
  getStoppedNote,
  getTotalRow,
} from './change-table.tsx';
import type { ChangeSplit } from './split-change.ts';
import type { ShownChange } from './use-change-split.ts';

type Props = { definition: SplitTexts; split: ChangeSplit; view: ShownChange };

/** A split whose data is loaded: its table, a note about its totals, and its download. */
export function LoadedSplit({ definition, split, view }: Props) {
  const { query } = useUrl();
  const title = definition.title();
  const headers = getChangeHeaders(definition, view.request, split);
  const rows = getChangeRows(definition, split, view, query);
  const total = getTotalRow(split, view);
  const stopped = getStoppedNote(definition, split, view.context);
  const note = getChangeNote(definition, split);
  const fileRows = [...rows, total];
  const { start, prepare, problem } = useDownload({
    title,
    request: view.request,
    source: view.source,
    query,
    headers,
    rows: fileRows,
    hasSeveralPages: false,
    context: view.context,
    totals: null,
    readAllRows: () => Promise.resolve(fileRows),
  });
  return (
    <>
      <ChangeTable title={title} headers={headers} rows={rows} total={total} />
      {stopped && <p className="tillview-what-changed__note">{stopped}</p>}
      {note && <p className="tillview-what-changed__note">{note}</p>}
      {problem && (
        <RequestError
          isInline
          error={new Error(problem.reason)}
          title={problem.text}
          onRetry={problem.retry}
        />
      )}
      {rows.length > 0 && (
        <Button
          isSmall
          onClick={() => start({ kind: 'this-page' })}
          onFocus={prepare}
          onPointerEnter={prepare}
          className="tillview-what-changed__download"
        >
          <DownloadIcon size={16} />
          {__('Download as CSV', 'tillview')}
        </Button>
      )}
    </>
  );
}
