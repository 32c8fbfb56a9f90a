import {
  getNewPath,
  getKeysFromQuery,
  updateQueryString,
  type GetFilterLabels,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Card } from '../card/card.tsx';
import { isPlainClick, Link } from '../link/link.tsx';
import { getKeyList, useLabels } from '../search/use-labels.ts';
import { LabelError } from '../search/label-error.tsx';
import { Search } from '../search/search.tsx';
import type { Autocompleter, SearchSelection, SearchType } from '../search/types.ts';
import { CompareButton } from './compare-button.tsx';
import './compare-filter.css';

export type CompareFilterProps = {
  /** The type of items to search. */
  type: SearchType;
  /** The query parameter with the comma-separated keys. */
  param: string;
  /** The path of the report in the app. */
  path: string;
  /** The query parameters of the URL. */
  query?: Query;
  /** Returns the items for the comma-separated keys of the URL. */
  getLabels?: GetFilterLabels | undefined;
  /** Texts of the card. */
  labels?: {
    title?: string | undefined;
    placeholder?: string | undefined;
    /** Explains why Update is disabled. */
    helpText?: string | undefined;
    update?: string | undefined;
  };
  /** For the type `custom` only. */
  autocompleter?: Autocompleter | undefined;
  /** Called with the parameters to change; by default they are written into the URL. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** Called after Update, when the URL has changed. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
};

const NO_QUERY: Query = {};

/** The update that removes a parameter and the page number of its rows. */
const without = (param: string): QueryUpdate => ({ [param]: undefined, paged: undefined });

/** The card that selects items to compare; Update writes their keys into the URL (R4.26). */
export function CompareFilter({
  type,
  param,
  path,
  query = NO_QUERY,
  getLabels,
  labels = {},
  autocompleter,
  onQueryUpdate = (update) => updateQueryString(update, path, query),
  onClick,
}: CompareFilterProps) {
  const applied = getKeysFromQuery(query, { type, param });
  // The draft belongs to the URL: another URL, also after back and forward, starts a new draft.
  const draftKey = `${path}?${param}=${applied}`;
  const [draft, setDraft] = useState<{ draftKey: string; keys: string }>();
  if (draft && draft.draftKey !== draftKey) setDraft(undefined);
  const keys = draft?.draftKey === draftKey ? draft.keys : applied;
  const names = useLabels({ type, param, value: keys, query, getLabels });
  const { selected } = names;

  const change = (items: SearchSelection[]) => {
    names.remember(items);
    setDraft({ draftKey, keys: getKeyList(items) });
    if (items.length === 0 && applied !== '') onQueryUpdate(without(param));
  };

  const search = useRef<HTMLDivElement>(null);
  const lastParam = useRef(param);
  useEffect(() => {
    const before = lastParam.current;
    lastParam.current = param;
    // The comparison of the previous parameter has ended, so that parameter is removed (readings B7).
    if (before !== param && Object.hasOwn(query, before)) onQueryUpdate(without(before));
  });

  return (
    <Card className="tillview-compare-filter" title={labels.title ?? __('Compare', 'tillview')}>
      <div ref={search}>
        <Search
          type={type}
          autocompleter={autocompleter}
          selected={selected}
          placeholder={labels.placeholder}
          ariaLabel={labels.placeholder ?? labels.title ?? __('Items to compare', 'tillview')}
          onChange={change}
        />
        <LabelError labels={names} />
      </div>
      <div className="tillview-compare-filter__actions">
        <CompareButton
          count={selected.length}
          helpText={labels.helpText ?? __('Select at least two items to compare.', 'tillview')}
          onClick={(event) => {
            const next = getKeyList(selected);
            // A second click must not add the same URL to the history again.
            if (next !== applied) onQueryUpdate({ [param]: next, paged: undefined });
            onClick?.(event);
          }}
        >
          {labels.update ?? __('Update', 'tillview')}
        </CompareButton>
        {selected.length > 0 && (
          <Link
            className="tillview-button is-link"
            href={getNewPath(without(param), path, query)}
            onClick={(event) => {
              // A click with a modifier key opens the URL in another tab and leaves the card unchanged.
              if (!isPlainClick(event)) return true;
              search.current?.querySelector('input')?.focus();
              setDraft({ draftKey, keys: '' });
              if (applied !== '') onQueryUpdate(without(param));
              return false;
            }}
          >
            {__('Clear all', 'tillview')}
          </Link>
        )}
      </div>
    </Card>
  );
}
