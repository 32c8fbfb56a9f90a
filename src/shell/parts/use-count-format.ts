import { numberFormat } from '@tillview/number';
import { useHost } from '../../host/host-context.ts';

/** Returns a function that formats counts with the store's number format; a missing count is 0. */
export function useCountFormat(): (count: number | undefined) => string {
  const { currency } = useHost();
  return (count = 0) => numberFormat({ ...currency, precision: 0 }, count);
}
