import type {
  ActiveFilter,
  ActiveFilterValue,
  AdvancedFilterConfig,
  AdvancedFilterMap,
  MatchMode,
} from './filter-types.ts';
import { readKeys } from './id-list.ts';
import { getQueryText, isListIndex, type QueryUpdate } from './query-string.ts';

/** The parameter of a filter: `key_rule`, or the key alone without a rule (readings C5). */
export function getUrlKey(key: string, rule?: string): string {
  return rule ? `${key}_${rule}` : key;
}

function getUrlKeys(
  key: string,
  { rules = [] }: AdvancedFilterConfig,
): Map<string, string | undefined> {
  if (rules.length === 0) return new Map([[getUrlKey(key), undefined]]);
  return new Map(rules.map(({ value }) => [getUrlKey(key, value), value]));
}

/** The names of all parameters of these filters. */
export function getParamsOfFilters(config: AdvancedFilterMap): Set<string> {
  return new Set(
    Object.entries(config).flatMap(([key, filter]) => [...getUrlKeys(key, filter).keys()]),
  );
}

// URLs contain only text, but filter panels pass ids as numbers; the number 0 is not an id.
function toFilledText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) && value !== 0
    ? String(value)
    : undefined;
}

// A URL from another source may lack the first index of a list, which is then parsed as a map.
function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).every(isListIndex) ? Object.values(value) : undefined;
}

const ISO_DAY_WITH_TIME = /^(\d{4}-\d\d-\d\d)[T ]/;

function toDay(value: ActiveFilterValue): ActiveFilterValue {
  return typeof value === 'string'
    ? (ISO_DAY_WITH_TIME.exec(value)?.[1] ?? value)
    : value.flatMap((end) => toDay(end));
}

function isPair(config: AdvancedFilterConfig, rule: string | undefined): boolean {
  return rule === 'between' || config.input.component === 'ProductAttribute';
}

/**
 * The value if it is complete, otherwise `undefined`: both ends of a pair, or the first non-empty text (R5.28, R5.29,
 * readings C7, C8).
 */
function toFilledValue(value: unknown, pair: boolean): ActiveFilterValue | undefined {
  if (!pair) {
    return (toList(value) ?? [value]).map(toFilledText).find((text) => text !== undefined);
  }
  // Other programs write both ends as one text: `1,2`.
  const ends = typeof value === 'string' ? value.split(',') : value;
  const [first, second] = Array.isArray(ends) ? ends.map(toFilledText) : [];
  return first !== undefined && second !== undefined ? [first, second] : undefined;
}

/** Items that were searched for are read as ids; a value without any is incomplete. */
function readItems(
  value: ActiveFilterValue | undefined,
  { input: { component, type } }: AdvancedFilterConfig,
): ActiveFilterValue | undefined {
  if (typeof value !== 'string' || component !== 'Search') return value;
  return toFilledText(readKeys(value, type));
}

function toCopies(value: unknown, pair: boolean): unknown[] {
  const list = toList(value);
  if (!list) return [value];
  const isSinglePair = pair && list.every((entry) => typeof entry === 'string');
  return isSinglePair ? [value] : list;
}

/**
 * The advanced filters in a query, in the order of the config. The first of a filter's rules with a value applies. If
 * the filter allows several copies, every copy of every rule applies, numbered from 1. Empty and incomplete values
 * (R5.28, R5.29) and unknown parameters are ignored, see `getIgnoredFilters`. Dates are read without a time of day.
 */
export function getActiveFiltersFromQuery(
  query: QueryUpdate,
  config: AdvancedFilterMap,
): ActiveFilter[] {
  return Object.entries(config).flatMap(([key, filter]) => {
    const found: ActiveFilter[] = [];
    for (const [name, rule] of getUrlKeys(key, filter)) {
      const pair = isPair(filter, rule);
      const given = query[name];
      for (const copy of filter.allowMultiple ? toCopies(given, pair) : [given]) {
        const value = readItems(toFilledValue(copy, pair), filter);
        if (value === undefined) continue;
        found.push({
          key,
          ...(rule === undefined ? {} : { rule }),
          value: filter.input.component === 'Date' ? toDay(value) : value,
          ...(filter.allowMultiple ? { instance: found.length + 1 } : {}),
        });
      }
      if (!filter.allowMultiple && found.length > 0) break;
    }
    return found;
  });
}

/**
 * The query update for these active filters: parameters of the config that are in the query become `undefined`, then
 * the new parameters are added. A filter that allows copies is a list with one entry per copy. Empty and incomplete
 * values (R5.28, R5.29) and unknown filters and rules are omitted.
 */
export function getQueryFromActiveFilters(
  activeFilters: readonly ActiveFilter[],
  query: QueryUpdate,
  config: AdvancedFilterMap,
): QueryUpdate {
  const names = new Map(
    Object.entries(config).flatMap(([key, filter]) =>
      [...getUrlKeys(key, filter).keys()].map((name) => [name, filter] as const),
    ),
  );
  const update: { [name: string]: undefined | ActiveFilterValue | ActiveFilterValue[] } = {};
  for (const name of names.keys()) if (Object.hasOwn(query, name)) update[name] = undefined;

  const copies = new Map<string, ActiveFilterValue[]>();
  for (const { key, rule, value } of activeFilters) {
    const name = getUrlKey(key, rule);
    const filter = names.get(name);
    const filled = filter && toFilledValue(value, isPair(filter, rule));
    if (filled !== undefined) copies.set(name, [...(copies.get(name) ?? []), filled]);
  }
  for (const [name, values] of copies) {
    update[name] = names.get(name)?.allowMultiple ? values : values[0];
  }
  return update;
}

/** The match mode in a query: 'any' or the default 'all' (R3.10). */
export function getMatchFromQuery(query: QueryUpdate): MatchMode {
  return getQueryText(query, 'match') === 'any' ? 'any' : 'all';
}

/** The query update for a match mode: 'all' is omitted (R2.21). */
export function getQueryFromMatch(match: MatchMode): { match: 'any' | undefined } {
  return { match: match === 'any' ? 'any' : undefined };
}
