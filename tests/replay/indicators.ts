import { isJson, type Json, type Recording } from './recording.ts';

const textOf = (query: Json): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('&');

const namesOf = (stats: unknown): readonly string[] =>
  typeof stats === 'string' ? stats.split(',') : [];

/**
 * The indicators that a request names, from a recording of the same range that contains all of them. `undefined` when
 * the request names none, or when no recording contains all of them.
 */
export function findIndicators(
  samePath: readonly Recording[],
  search: string,
): readonly Json[] | undefined {
  const { stats, _locale, ...range } = Object.fromEntries(new URLSearchParams(search));
  const wanted = namesOf(stats);
  if (wanted.length === 0) return undefined;
  const found = samePath.find(({ request: { query }, status }) => {
    const { stats: recorded, ...recordedRange } = query;
    const names = namesOf(recorded);
    return (
      status === 200 &&
      wanted.every((name) => names.includes(name)) &&
      textOf(recordedRange) === textOf(range)
    );
  });
  if (!found || !Array.isArray(found.body)) return undefined;
  return found.body.filter(isJson).filter(({ stat }) => wanted.includes(String(stat)));
}
