import { buildQueryString, safeDecodeURIComponent } from '@wordpress/url';

/** A parsed parameter: text, or a list or map when the name has brackets. */
export type QueryValue = string | readonly QueryValue[] | { readonly [name: string]: QueryValue };

/** The parsed parameters of a URL; frozen, because all readers share one object. */
export type Query = { readonly [name: string]: QueryValue };

/** A value to write as a parameter: `undefined` removes it, `null` makes it empty. */
export type QueryUpdateValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryUpdateValue[]
  | { readonly [name: string]: QueryUpdateValue };

/** Parameters that override the parameters in the URL. */
export type QueryUpdate = { readonly [name: string]: QueryUpdateValue };

type Draft = Map<string, string | Draft>;
type CleanValue = string | undefined | CleanValue[] | { [name: string]: CleanValue };

// PHP's default limit: the server parses the same parameters.
const MAX_PARAMETERS = 1000;
// Our own names nest three deep at most (filter, copy, end); the rest is for other plugins' parameters.
const MAX_DEPTH = 16;

const NESTED_NAME = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
const LIST_INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Whether the text between the brackets of a name is a list index. */
export function isListIndex(text: string): boolean {
  return LIST_INDEX.test(text);
}

// A parameter named like a built-in member could be mistaken for that member, or replace it.
function isReserved(name: string): boolean {
  return name in Object.prototype;
}

function decode(text: string): string {
  return safeDecodeURIComponent(text.replaceAll('+', ' '));
}

function toSegments(name: string): string[] {
  const nested = NESTED_NAME.exec(name);
  if (!nested) return [name];
  const [, head = '', brackets = ''] = nested;
  return [head, ...brackets.slice(1, -1).split('][')];
}

function nextIndex(draft: Draft): string {
  let next = 0;
  for (const key of draft.keys()) if (isListIndex(key)) next = Math.max(next, Number(key) + 1);
  return String(next);
}

function place(root: Draft, segments: readonly string[], value: string): void {
  let draft = root;
  segments.forEach((segment, depth) => {
    const key = segment === '' ? nextIndex(draft) : segment;
    if (depth === segments.length - 1) {
      draft.set(key, value);
      return;
    }
    const inner = draft.get(key);
    const next: Draft = inner instanceof Map ? inner : new Map();
    if (next !== inner) draft.set(key, next);
    draft = next;
  });
}

function toValue(draft: string | Draft): QueryValue {
  if (typeof draft === 'string') return draft;
  // Only contiguous indexes make a list: an index of a million would create a million empty items.
  if (Array.from({ length: draft.size }).every((_, index) => draft.has(String(index)))) {
    return Object.freeze(
      Array.from({ length: draft.size }, (_, index) => toValue(draft.get(String(index)) ?? '')),
    );
  }
  return toObject(draft);
}

function toObject(draft: Draft): Query {
  return Object.freeze(
    Object.fromEntries([...draft].map(([name, value]) => [name, toValue(value)] as const)),
  );
}

/**
 * Parses a query string (with or without the leading `?`). Brackets in names make lists and maps; the last of repeated
 * names wins. Never throws: text that cannot be decoded stays unchanged. Names of built-in object members, names nested
 * more than 16 levels deep, and all parameters after the first 1000 are ignored.
 */
export function parseQuery(text: string): Query {
  // getQueryArgs of @wordpress/url throws on `a=1&a[b]=2` and writes into built-ins on `a[toString][call]=1`.
  const root: Draft = new Map();
  for (const pair of text.replace(/^\?/, '').split('&', MAX_PARAMETERS)) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const segments = toSegments(name);
    if (name === '' || segments.length > MAX_DEPTH || segments.some(isReserved)) continue;
    place(root, segments, equals < 0 ? '' : decode(pair.slice(equals + 1)));
  }
  return toObject(root);
}

// A lone surrogate has no percent-encoding: encodeURIComponent would throw.
function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function isList(value: QueryUpdateValue): value is readonly QueryUpdateValue[] {
  return Array.isArray(value);
}

function clean(value: QueryUpdateValue): CleanValue {
  if (value === undefined) return undefined;
  if (value === null) return '';
  if (isList(value)) return value.map(clean);
  return typeof value === 'object' ? cleanAll(value) : toWellFormed(String(value));
}

function cleanAll(query: QueryUpdate): { [name: string]: CleanValue } {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => !isReserved(name))
      .map(([name, value]) => [toWellFormed(name), clean(value)] as const),
  );
}

/**
 * Serializes parameters without the leading `?`, as PHP does: lists and maps as nested brackets, `null` as an empty
 * parameter, `undefined` omitted. Never throws; lone surrogates become U+FFFD.
 */
export function stringifyQuery(query: QueryUpdate): string {
  return buildQueryString(cleanAll(query));
}

/** One parameter as text; undefined when it is missing, empty, or a list or map. */
export function getQueryText(query: QueryUpdate, name: string): string | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
