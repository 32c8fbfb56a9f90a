import {
  getMatchFromQuery,
  getNewPath,
  type ActiveFilter,
  type MatchMode,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { useState } from 'react';
import {
  createFilter,
  getAddableKeys,
  getFilterUpdate,
  getRows,
  getSignature,
  type FilterMap,
  type Row,
} from './rows.ts';

/** The actions that the panel reports. */
export type AdvancedFilterAction =
  | [action: 'add', data: ActiveFilter]
  | [action: 'remove', data: ActiveFilter]
  | [action: 'match', data: { match: MatchMode }]
  | [action: 'filter', data: QueryUpdate]
  | [action: 'clear_all'];

type Options = {
  filters: FilterMap;
  path: string;
  query: Query;
  onQueryUpdate: (update: QueryUpdate) => void;
  onAction: ((...action: AdvancedFilterAction) => void) | undefined;
};

type Panel = {
  /** The filters and match of the URL that the rows were created from, as a string. */
  signature: string;
  rows: readonly Row[];
  match: MatchMode;
  nextId: number;
  /** The id of the row that was added last; this row moves the focus to itself. */
  addedId: number | undefined;
};

function openPanel(query: Query, filters: FilterMap, firstId: number): Panel {
  const rows = getRows(query, filters, firstId);
  return {
    signature: getSignature(query, filters),
    rows,
    match: getMatchFromQuery(query),
    nextId: firstId + rows.length,
    addedId: undefined,
  };
}

/** The state of the panel: its rows, the actions on them, and the URL that applies them. */
export function useAdvancedFilters({ filters, path, query, onQueryUpdate, onAction }: Options) {
  const [panel, setPanel] = useState<Panel>(() => openPanel(query, filters, 0));
  const signature = getSignature(query, filters);
  const update = getFilterUpdate(panel.rows, panel.match, query, filters);
  const emptyUpdate = getFilterUpdate([], 'all', query, filters);
  const link = getNewPath(update, path, query);
  const here = getNewPath({ paged: undefined }, path, query);
  const emptyLink = getNewPath(emptyUpdate, path, query);

  // A navigation, such as back or forward, resets the panel. When the panel itself has changed the URL, its rows keep
  // their order and incomplete rows stay.
  if (panel.signature !== signature)
    setPanel(link === here ? { ...panel, signature } : openPanel(query, filters, panel.nextId));

  const { rows, match } = panel;
  const isActive = rows.length > 0;
  return {
    rows,
    match,
    addedId: panel.addedId,
    addable: getAddableKeys(filters, rows),
    /** The query parameters that the Filter link changes. */
    update,
    link,
    emptyLink,
    /** Whether the Filter button would change the URL (R4.8). */
    canFilter: isActive && link !== here,
    setMatch: (next: MatchMode) => {
      setPanel({ ...panel, match: next });
      onAction?.('match', { match: next });
    },
    add: (key: string) => {
      const config = filters[key];
      if (!config) return;
      const filter = createFilter(key, config, rows);
      const id = panel.nextId;
      setPanel({ ...panel, rows: [...rows, { id, filter }], nextId: id + 1, addedId: id });
      onAction?.('add', filter);
    },
    change: (id: number, filter: ActiveFilter) =>
      setPanel((before) => ({
        ...before,
        rows: before.rows.map((row) => (row.id === id ? { id, filter } : row)),
      })),
    remove: ({ id, filter }: Row) => {
      const left = rows.filter((row) => row.id !== id);
      setPanel({ ...panel, rows: left });
      onAction?.('remove', filter);
      // Without filters the button is disabled, so the removal of the last filter is applied immediately (R2.24).
      if (left.length === 0 && emptyLink !== here) onQueryUpdate(emptyUpdate);
    },
    clear: () => {
      setPanel({ ...panel, rows: [], match: 'all' });
      onAction?.('clear_all');
      if (emptyLink !== here) onQueryUpdate(emptyUpdate);
    },
    reportFilter: () => onAction?.('filter', update),
  };
}
