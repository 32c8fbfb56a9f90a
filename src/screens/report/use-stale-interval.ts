import type { ReportRequest } from '@tillview/data';
import { useEffect } from 'react';
import { useUrl } from '../../shell/use-url.ts';

/** Removes an interval that the range does not allow from the URL, and replaces the history entry. */
export function useStaleInterval({ dates, interval }: ReportRequest): void {
  const { query, updateQuery } = useUrl();
  const isStale =
    dates !== null && query['interval'] !== undefined && query['interval'] !== interval;
  useEffect(() => {
    if (isStale) updateQuery({ interval: undefined }, { isReplace: true });
  }, [isStale, updateQuery]);
}
