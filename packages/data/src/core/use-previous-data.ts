import { useState } from 'react';

type Options = {
  /** Identifies what the data are of, such as a table. Other data start without previous ones. */
  of: unknown;
  /** Whether the current data are not there yet. */
  isPending: boolean;
  /** Whether the request for the current data failed. */
  isFailed: boolean;
};

function isEqual(one: object, other: object): boolean {
  return Object.entries(one).every(([key, value]) => Object.is(value, Reflect.get(other, key)));
}

/**
 * Returns the last complete data of the same view while others of it are loading, for example another page or range;
 * otherwise the current data. `data` is an object of parts that belong together, each compared by reference.
 */
export function usePreviousData<Data extends object>(
  data: Data,
  { of: view, isPending, isFailed }: Options,
): { data: Data; isPrevious: boolean } {
  const [last, setLast] = useState<{ view: unknown; data: Data }>();
  const known = last && Object.is(last.view, view) ? last.data : undefined;
  if (isPending && known) return { data: known, isPrevious: true };
  if (!isPending && !isFailed && !(known && isEqual(known, data))) setLast({ view, data });
  return { data, isPrevious: false };
}
