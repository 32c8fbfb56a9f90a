/** A value of a query string as PHP parses it: a string, a list or a map. */
export type QueryValue = string | QueryValue[] | { [name: string]: QueryValue };
export type Query = Record<string, QueryValue>;

/** PHP's `max_input_vars`: later parameters are ignored. */
const MAX_PARAMETERS = 1000;

/** PHP's `max_input_nesting_level`: a parameter that is nested more deeply is ignored. */
const MAX_NESTING = 64;

/**
 * Parses a query string as PHP does: `fields[0]=a&fields[]=b` is a list, `filter[a]=b` is a map, and the last value of
 * a repeated name wins. Takes linear time.
 */
export function parseQuery(search: URLSearchParams): Query {
  const root: Tree = new Map();
  let count = 0;
  for (const [rawName, value] of search) {
    if (++count > MAX_PARAMETERS) break;
    const [head = '', ...rest] = rawName.split('[', MAX_NESTING + 2);
    if (!head || rest.length > MAX_NESTING) continue;
    const keys = [head, ...rest.map((part) => part.replace(/\].*$/, ''))];
    let branch = root;
    for (const key of keys.slice(0, -1)) {
      const name = key || nextIndex(branch);
      const child = branch.get(name);
      const next: Tree = child instanceof Map ? child : new Map();
      branch.set(name, next);
      branch = next;
    }
    branch.set(keys.at(-1) || nextIndex(branch), value);
  }
  return Object.fromEntries([...root].map(([name, node]) => [name, toValue(node)]));
}

type Tree = Map<string, Tree | string>;

function nextIndex(branch: Tree): string {
  return String(
    Math.max(-1, ...[...branch.keys()].filter((key) => /^\d+$/.test(key)).map(Number)) + 1,
  );
}

function toValue(node: Tree | string): QueryValue {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([name, child]) => [name, toValue(child)] as const);
  return entries.every(([name], index) => name === String(index))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);
}
