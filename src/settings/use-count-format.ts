import { numberFormat } from '@tillview/number';
import { useHost } from '../host/host-context.ts';

/** Writes counts as the store writes numbers; 0 for a missing one. */
export function useCountFormat(): (count: number | undefined) => string {
  const { currency } = useHost();
  return (count = 0) => numberFormat({ ...currency, precision: 0 }, count);
}
