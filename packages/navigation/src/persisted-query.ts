import { getConfiguredParams } from './configuration.ts';
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
export type PersistedQuery = Readonly<Record<string, string>>;

/** The names of all parameters that links to other screens keep. */
export const getPersistedNames = (): string[] => [
  ...(getConfiguredParams() ?? PERSISTED_PARAMS),
  ...Object.keys(PERSISTED_COMPANIONS),
];

/** The persisted part of a query (R2.8). */
export function readPersistedQuery(query: QueryUpdate): PersistedQuery {
  const refined: Readonly<Record<string, string>> = PERSISTED_COMPANIONS;
  return Object.fromEntries(
    getPersistedNames().flatMap((name) => {
      const value = getQueryText(query, name);
      const isKept = getQueryText(query, refined[name] ?? name) !== undefined;
      return value === undefined || !isKept ? [] : [[name, value]];
    }),
  );
}

/** The persisted part of a query, by default of the current one. */
export const getPersistedQuery = (query: QueryUpdate = getQuery()): PersistedQuery =>
  readPersistedQuery(query);
