import { buildQueryString, safeDecodeURIComponent } from '@wordpress/url';

/** One parameter of an address as it was read: text, or a list or map where the name carries brackets. */
export type QueryValue = string | readonly QueryValue[] | { readonly [name: string]: QueryValue };

/** The parameters of an address as they were read; frozen, since every reader shares one object. */
export type Query = { readonly [name: string]: QueryValue };

/** What may be written as one parameter: `undefined` removes it, `null` leaves it empty. */
export type QueryUpdateValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryUpdateValue[]
  | { readonly [name: string]: QueryUpdateValue };

/** Parameters to write over those that stand in the address. */
export type QueryUpdate = { readonly [name: string]: QueryUpdateValue };

type Draft = Map<string, string | Draft>;
type CleanValue = string | undefined | CleanValue[] | { [name: string]: CleanValue };

// As many as PHP reads by default, so that both sides of the wire see the same address.
const MAX_PARAMETERS = 1000;
// Names nest three deep at most (filter, copy, end); the room above is for the parameters of others.
const MAX_DEPTH = 16;

const NESTED_NAME = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
const LIST_INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Whether a text is the index of a list entry, as it stands between the brackets of a name. */
export function isListIndex(text: string): boolean {
  return LIST_INDEX.test(text);
}

// A parameter called like a built-in member could not be told from it by any later reader, and could replace it.
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
  // Only an unbroken list is a list: an index of a million would else be a million holes to walk through.
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
 * Reads a query string (with or without the leading `?`); brackets in names make lists and maps, the last of
 * repeated names wins. Never throws: what cannot be decoded stays as it is, names of built-in object members,
 * names nested more than 16 deep and everything after the first 1000 parameters are left out.
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

// Half a surrogate pair has no percent-encoding: encodeURIComponent would throw.
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
 * Writes parameters as a query string without the leading `?`, as PHP does: lists and maps as nested brackets,
 * `null` as an empty parameter, `undefined` not at all. Never throws; unpaired surrogates become U+FFFD.
 */
export function stringifyQuery(query: QueryUpdate): string {
  return buildQueryString(cleanAll(query));
}

/** One parameter as text; undefined when it is absent, empty, or a list or map where text is expected. */
export function getQueryText(query: QueryUpdate, name: string): string | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
