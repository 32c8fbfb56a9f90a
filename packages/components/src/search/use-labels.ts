import type { GetFilterLabels, Query } from '@tillview/navigation';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useContext, useState } from 'react';
import { useAsync } from '../use-async/index.ts';
import { useLatest } from '../use-latest/index.ts';
import { getKeys } from './get-keys.ts';
import { nameOrId } from './name-or-id.ts';
import { forgetFailedReads } from './read-once.ts';
import type { SearchSelection } from './types.ts';
import { VariationSeparatorContext } from './variation-name.ts';

/** What the keys identify: the type of search, and the parameter where one place uses several in turn. */
type LabelKind = {
  type: string;
  param: string;
};

type LabelOptions = Partial<LabelKind> & {
  type: string;
  /** The comma list of keys in the address. */
  value: string;
  query: Query;
  /** Without it the labels are loaded by key. */
  getLabels?: GetFilterLabels | undefined;
};

/** The labels of the keys in the address, and the state of loading them. */
export type Labels = {
  selected: readonly SearchSelection[];
  status: 'loading' | 'ready' | 'error';
  retry: () => void;
  /** Stores labels that are known already, because the items were just selected; of another kind than the current one if given. */
  remember: (selected: readonly SearchSelection[], kind?: LabelKind) => void;
};

/** The comma list of the keys of the selected items, as it stands in the address (R4.26). */
export function getKeyList(selected: readonly SearchSelection[]): string {
  return getKeys(selected.map(({ key }) => String(key)).join(',')).join(',');
}

function useDefaultLabels(type: string): GetFilterLabels {
  const registry = useRegistry();
  const variationSeparator = useContext(VariationSeparatorContext);
  return useCallback(
    async (value) => {
      // The kinds of items and their requests come when a name is needed.
      const { loadLabels } = await import('./load-labels.ts');
      return loadLabels(type, value, { registry, variationSeparator });
    },
    [registry, variationSeparator, type],
  );
}

/** The label of a key whose item no longer exists; its tag must stay visible, since the filter is in force. */
export function formatMissingItem(key: string): string {
  /* translators: %s: the id of an item, such as 42. */
  return sprintf(__('#%s (no longer in the store)', 'tillview'), key);
}

/** Stands for a name that is on its way; an id would be read as the name. */
const getLoadingLabel = () => __('Loading…', 'tillview');

/** Items of two kinds may have the same key, but not the same label. */
function toLabelId(type: string, param: string, key: string): string {
  return JSON.stringify([type, param, key]);
}

/**
 * The labels of the keys in an address, loaded when a key has no known label. A key that the result leaves out is
 * labelled as missing; until the result arrives each one has a placeholder, and its key when that failed.
 */
export function useLabels({ type, param = '', value, query, getLabels }: LabelOptions): Labels {
  const registry = useRegistry();
  const defaultLabels = useDefaultLabels(type);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useLatest({ getLabels: getLabels ?? defaultLabels, query });

  const remember = useCallback(
    (selected: readonly SearchSelection[], kind: LabelKind = { type, param }) =>
      setKnown((before) => {
        const added = selected.map(
          ({ key, label }) => [toLabelId(kind.type, kind.param, String(key)), label] as const,
        );
        return new Map([...before, ...added]);
      }),
    [type, param],
  );
  const keys = getKeys(value);
  const getKnown = (key: string) => known.get(toLabelId(type, param, key));
  const isComplete = keys.every((key) => getKnown(key) !== undefined);
  // A key that stands in for its label is selected along with new items; it must not be stored as the label.
  const isStandIn = ({ key, label }: SearchSelection) =>
    [String(key), getLoadingLabel()].includes(label) &&
    keys.includes(String(key)) &&
    getKnown(String(key)) === undefined;

  const load = useCallback(async () => {
    const labels = await latest.current.getLabels(value, latest.current.query);
    // Stored under their own kind, so that a late result cannot label the keys of another one.
    remember([
      ...getKeys(value).map((key) => ({ key, label: formatMissingItem(key) })),
      ...labels.map((item) => ({ key: 'key' in item ? item.key : item.id, label: item.label })),
    ]);
  }, [value, remember, latest]);
  const loaded = useAsync(isComplete ? undefined : load);

  const retry = () => {
    forgetFailedReads(registry);
    if (loaded.state === 'failed') loaded.retry();
  };

  const toLabel = (key: string) => {
    const name = getKnown(key);
    if (name !== undefined) return nameOrId(name, key);
    return loaded.state === 'failed' ? key : getLoadingLabel();
  };
  return {
    selected: keys.map((key) => ({ key, label: toLabel(key) })),
    status: isComplete ? 'ready' : loaded.state === 'failed' ? 'error' : 'loading',
    retry,
    remember: (selected, kind) =>
      remember(
        selected.filter((item) => !isStandIn(item)),
        kind,
      ),
  };
}
