import type { GetFilterLabels, Query } from '@tillview/navigation';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useContext, useState } from 'react';
import { useAsync } from '../use-async/use-async.ts';
import { useLatest } from '../use-latest/use-latest.ts';
import { getKeys } from './get-keys.ts';
import { nameOrId } from './name-or-id.ts';
import { forgetFailedReads } from './read-once.ts';
import type { SearchSelection } from './types.ts';
import { VariationSeparatorContext } from './variation-name.ts';

/** What the keys identify: the search type, and the parameter when one component uses several in turn. */
type LabelKind = {
  type: string;
  param: string;
};

type LabelOptions = Partial<LabelKind> & {
  type: string;
  /** The comma-separated list of keys in the URL. */
  value: string;
  query: Query;
  /** Defaults to loading the labels by key. */
  getLabels?: GetFilterLabels | undefined;
};

/** The labels of the keys in the URL, and their loading state. */
export type Labels = {
  selected: readonly SearchSelection[];
  status: 'loading' | 'ready' | 'error';
  /** Why they could not be loaded. */
  error?: unknown;
  retry: () => void;
  /** Stores labels that are already known because the items were just selected. `kind` defaults to the current one. */
  remember: (selected: readonly SearchSelection[], kind?: LabelKind) => void;
};

/** The keys of the selected items as a comma-separated list, the format used in the URL (R4.26). */
export function getKeyList(selected: readonly SearchSelection[]): string {
  return getKeys(selected.map(({ key }) => String(key)).join(',')).join(',');
}

function useDefaultLabels(type: string): GetFilterLabels {
  const registry = useRegistry();
  const variationSeparator = useContext(VariationSeparatorContext);
  return useCallback(
    async (value) => {
      // Loaded lazily: the search types and their requests are needed only when a name is.
      const { loadLabels } = await import('./load-labels.ts');
      return loadLabels(type, value, { registry, variationSeparator });
    },
    [registry, variationSeparator, type],
  );
}

/** The label of a key whose item no longer exists. Its tag must stay visible, since the filter still applies. */
export function formatMissingItem(key: string): string {
  /* translators: %s: the id of an item, such as 42. */
  return sprintf(__('#%s (no longer in the store)', 'tillview'), key);
}

/** The label of a key whose name was not read: the user may not see it, or the read failed. */
export function formatUnreadItem(key: string, isRefused: boolean): string {
  return sprintf(
    isRefused
      ? /* translators: %s: the id of an item, such as 42. */
        __('#%s (no permission to see the name)', 'tillview')
      : /* translators: %s: the id of an item, such as 42. */
        __('#%s (the name could not be loaded)', 'tillview'),
    key,
  );
}

/** The label while a name is loading; an id would be mistaken for the name. */
const getLoadingLabel = () => __('Loading…', 'tillview');

/** Items of two types can have the same key, but not the same label. */
function toLabelId(type: string, param: string, key: string): string {
  return JSON.stringify([type, param, key]);
}

/**
 * The labels of the keys in a URL. They are loaded when a label is not known yet. A key that is missing in the response
 * is labelled as no longer in the store. While loading, each key has a placeholder; after an error its label is the
 * key.
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
  // A placeholder or key used as a label is passed back with new items; it must not be stored as the label.
  const hasTemporaryLabel = ({ key, label }: SearchSelection) =>
    [String(key), getLoadingLabel()].includes(label) &&
    keys.includes(String(key)) &&
    getKnown(String(key)) === undefined;

  const load = useCallback(async () => {
    const labels = await latest.current.getLabels(value, latest.current.query);
    // Stored with their own type, so that a late response cannot label the keys of another type.
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
    error: loaded.state === 'failed' ? loaded.error : undefined,
    retry,
    remember: (selected, kind) =>
      remember(
        selected.filter((item) => !hasTemporaryLabel(item)),
        kind,
      ),
  };
}
