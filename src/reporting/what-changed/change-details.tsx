import { SegmentedSelection } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { RequestError } from '../../shell/request-error.tsx';
import { changeSplits, getSplitNames } from './change-splits.ts';
import { ChangeTable, getChangeHeaders } from './change-table.tsx';
import { LoadedSplit } from './loaded-split.tsx';
import { canSplit, useChangeSplit, type ChangeView } from './use-change-split.ts';

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
        <LoadedSplit key={selected} definition={definition} split={state.split} view={view} />
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
