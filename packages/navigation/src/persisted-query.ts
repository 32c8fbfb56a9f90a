import { getQuery } from './address.ts';
import { getQueryText, type QueryUpdate } from './query-string.ts';

/** The report parameters that persist across navigation (spec §2). */
export const PERSISTED_PARAMS = [
  'period',
  'compare',
  'before',
  'after',
  'interval',
  'type',
] as const;

/**
 * Our addition to the six of the spec: parameters that refine one of them, mean nothing without it, and therefore
 * travel with it. The name on the right is the one they refine.
 */
export const PERSISTED_COMPANIONS = {
  preset: 'period',
  compare_after: 'compare',
  compare_before: 'compare',
} as const;

/** The part of an address that links to other screens carry along; parameters that are empty or no text are left out. */
export type PersistedQuery = {
  readonly [name in (typeof PERSISTED_PARAMS)[number] | keyof typeof PERSISTED_COMPANIONS]?: string;
};

/** The persisted part of a query, by default of the current one (spec §2). */
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
