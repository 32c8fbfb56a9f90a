import { Button, DownloadIcon, SegmentedSelection } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { useDownload } from '../download/use-download.ts';
import { changeSplits, getSplitNames } from './change-splits.ts';
import {
  ChangeTable,
  getChangeHeaders,
  getChangeNote,
  getChangeRows,
  getTotalRow,
} from './change-table.tsx';
import { canSplit, useChangeSplit, type ChangeView } from './use-change-split.ts';
import type { ChangeSplit } from './split-change.ts';

type LoadedSplitProps = {
  name: keyof typeof changeSplits;
  split: ChangeSplit;
  view: ChangeView;
};

/** A split whose data is loaded: its table, a note about its totals, and its download. */
function LoadedSplit({ name, split, view }: LoadedSplitProps) {
  const { query } = useUrl();
  const definition = changeSplits[name];
  const title = definition.title();
  const headers = getChangeHeaders(definition, view.request, split);
  const rows = getChangeRows(definition, split, view, query);
  const total = getTotalRow(split, view);
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

/** The expanded card: a selection of the available splits, and the table of the selected one. */
export function ChangeDetails({ onRetry, ...view }: ChangeView & { onRetry: () => void }) {
  const splits = getSplitNames(view.explains);
  const [selected, setSelected] = useState(
    () => splits.find((name) => canSplit(name, view)) ?? splits[0],
  );
  const state = useChangeSplit(selected, view, true);
  if (!selected || !state) return null;
  const definition = changeSplits[selected];
  return (
    <div className="tillview-what-changed__details">
      <SegmentedSelection
        name="split"
        legend={__('Split the change by', 'tillview')}
        selected={selected}
        options={splits.map((name) => ({ value: name, label: changeSplits[name].label() }))}
        onSelect={({ split }) => setSelected(splits.find((name) => name === split))}
        className="tillview-what-changed__splits"
      />
      {state.is === 'known' && (
        <LoadedSplit key={selected} name={selected} split={state.split} view={view} />
      )}
      {state.is === 'requesting' && (
        <ChangeTable
          title={definition.title()}
          headers={getChangeHeaders(definition, view.request)}
        />
      )}
      {state.is === 'failed' && <RequestError error={state.error} onRetry={onRetry} />}
      {state.is === 'filtered' && (
        <p className="tillview-what-changed__note">
          {__(
            'The store cannot split filtered figures this way. Remove the filters, or select another split.',
            'tillview',
          )}
        </p>
      )}
    </div>
  );
}
