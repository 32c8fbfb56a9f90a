import { getQuery } from './url.ts';
import { getQueryText, type QueryUpdate } from './query-string.ts';

/** The report parameters that persist across navigation (R2.8). */
export const PERSISTED_PARAMS = [
  'period',
  'compare',
  'before',
  'after',
  'interval',
  'type',
] as const;

/**
 * Our own additions. Each refines the persisted parameter on the right, has no meaning without it, and therefore
 * persists with it.
 */
export const PERSISTED_COMPANIONS = {
  preset: 'period',
  compare_after: 'compare',
  compare_before: 'compare',
  compare_until: 'compare',
  compare_align: 'compare',
} as const;

/** The parameters that links to other screens keep; empty and non-text parameters are omitted. */
export type PersistedQuery = {
  readonly [name in (typeof PERSISTED_PARAMS)[number] | keyof typeof PERSISTED_COMPANIONS]?: string;
};

/** The persisted part of a query, by default of the current one (R2.8). */
export function getPersistedQuery(query: QueryUpdate = getQuery()): PersistedQuery {
  const companions = Object.entries(PERSISTED_COMPANIONS)
    .filter(([, refined]) => getQueryText(query, refined) !== undefined)
    .map(([name]) => name);
  return Object.fromEntries(
    [...PERSISTED_PARAMS, ...companions].flatMap((name) => {
      const value = getQueryText(query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
