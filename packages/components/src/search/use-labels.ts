import { getItemsByIds } from '@tillview/data';
import type { GetFilterLabels, Query } from '@tillview/navigation';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createAutocompleter } from './create-autocompleter.tsx';
import { isBuiltInKind } from './kinds.tsx';
import { nameOrNumber } from './name-or-number.ts';
import type { Autocompleter, SearchSelection } from './types.ts';
import { VariationSeparatorContext } from './variation-name.ts';

/** What the keys are the keys of: the kind of search, and the parameter where one place has several in turn. */
interface LabelKind {
  type: string;
  param: string;
}

interface Question extends Partial<LabelKind> {
  type: string;
  /** The comma list of keys in the address. */
  value: string;
  query: Query;
  /** Unset: the items are asked for by the keys. */
  getLabels?: GetFilterLabels | undefined;
}

/** What the keys of the address are called, and where asking for that stands. */
export interface Labels {
  selected: readonly SearchSelection[];
  status: 'loading' | 'ready' | 'error';
  retry: () => void;
  /** Tells names that are known already, because the items were just chosen; of another kind than the one in force where told. */
  remember: (selected: readonly SearchSelection[], kind?: LabelKind) => void;
}

/** The keys of a comma list, each once, in their order. */
export function getKeys(value: string): string[] {
  return [...new Set(value.split(',').map((key) => key.trim()))].filter((key) => key !== '');
}

/** The comma list of the keys of what is chosen, as the address holds it (spec §4). */
export function getKeyList(selected: readonly SearchSelection[]): string {
  return getKeys(selected.map(({ key }) => String(key)).join(',')).join(',');
}

/** Names for the keys of kinds that the store can be asked about. */
function useDefaultLabels(type: string): GetFilterLabels {
  const registry = useRegistry();
  const variationSeparator = useContext(VariationSeparatorContext);
  return useCallback(
    async (value) => {
      const keys = getKeys(value);
      if (!isBuiltInKind(type)) return keys.map((key) => ({ key, label: key }));
      const completer: Autocompleter = createAutocompleter(type, { registry, variationSeparator });
      const items = await getItemsByIds(registry, type, keys);
      return items.map((item) => completer.getOptionCompletion(item));
    },
    [registry, variationSeparator, type],
  );
}

/** What a key shows whose item the store does not have any more: nothing that filters may vanish from sight. */
export function describeMissing(key: string): string {
  /* translators: %s: the number of an item, such as 42. */
  return sprintf(__('#%s (no longer in the store)', 'tillview'), key);
}

/** Items of two kinds may have the same number, and never have the same name. */
function toPlace(type: string, param: string, text: string): string {
  return JSON.stringify([type, param, text]);
}

/**
 * The names of the keys that an address holds, asked for when keys come in that are not known yet. A key that the
 * answer leaves out is shown with its number and says that it is gone; until the answer is there keys stand for
 * themselves.
 */
export function useLabels({ type, param = '', value, query, getLabels }: Question): Labels {
  const fallback = useDefaultLabels(type);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<string>();
  const latest = useRef({ getLabels: getLabels ?? fallback, query });
  useEffect(() => {
    latest.current = { getLabels: getLabels ?? fallback, query };
  });

  const learn = useCallback(
    (selected: readonly SearchSelection[], kind: LabelKind = { type, param }) =>
      setKnown((before) => {
        const added = selected.map(
          ({ key, label }) => [toPlace(kind.type, kind.param, String(key)), label] as const,
        );
        return new Map([...before, ...added]);
      }),
    [type, param],
  );
  const keys = getKeys(value);
  const nameOf = (key: string) => known.get(toPlace(type, param, key));
  const describe = (key: string) => {
    const name = nameOf(key);
    return name === undefined ? key : nameOrNumber(name, key);
  };
  const isComplete = keys.every((key) => nameOf(key) !== undefined);
  const place = toPlace(type, param, value);
  // A key that stands for a name still to come is chosen along with what is new: it must not become the name.
  const isStandIn = ({ key, label }: SearchSelection) =>
    label === String(key) && keys.includes(label) && nameOf(label) === undefined;

  useEffect(() => {
    if (isComplete || failed === place) return undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const labels = await latest.current.getLabels(value, latest.current.query);
        if (!isCurrent) return;
        learn([
          ...getKeys(value).map((key) => ({ key, label: describeMissing(key) })),
          ...labels.map((item) => ({ key: 'key' in item ? item.key : item.id, label: item.label })),
        ]);
      } catch {
        // Shown by the caller, with a way to ask again: the keys stay in force.
        if (isCurrent) setFailed(place);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [isComplete, failed, place, value, learn]);

  return {
    selected: keys.map((key) => ({ key, label: describe(key) })),
    status: isComplete ? 'ready' : failed === place ? 'error' : 'loading',
    retry: useCallback(() => setFailed(undefined), []),
    remember: (selected, kind) =>
      learn(
        selected.filter((item) => !isStandIn(item)),
        kind,
      ),
  };
}
