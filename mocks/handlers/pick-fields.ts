import { toList } from '../rest-args.ts';
import type { QueryValue } from '../rest-query.ts';

/**
 * Returns only the fields that `_fields` names, of an object or of each item of a list; a dot selects a nested field.
 * Without `_fields`, the response is unchanged.
 */
export function pickFields(body: unknown, fields: QueryValue | undefined): unknown {
  const names = fields === undefined ? [] : toList(fields);
  if (names.length === 0) return body;
  const paths = names.map((name) => name.split('.'));
  return Array.isArray(body) ? body.map((item) => pick(item, paths)) : pick(body, paths);
}

function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const here = paths.filter(([first]) => first === name);
      if (here.length === 0) return [];
      const deeper = here.filter((path) => path.length > 1).map((path) => path.slice(1));
      return [[name, deeper.length === here.length ? pick(inner, deeper) : inner]];
    }),
  );
}
