import { RestError, type ReportRequest, type ReportSort, type ReportState } from '@tillview/data';
import { useEffect, useState } from 'react';
import { useAddress } from '../../shell/use-address.ts';

/** A sort that the store did not accept, and the one in its place. */
export type RefusedSort = { readonly refused: ReportSort; readonly used: ReportSort };

const isSame = (one: ReportSort, other: ReportSort): boolean =>
  one.orderby === other.orderby && one.order === other.order;

/** Whether the store says that it cannot sort so: WordPress names each parameter that it refuses. */
function isSortError(error: unknown): boolean {
  if (!(error instanceof RestError) || error.status !== 400) return false;
  const params: unknown = Reflect.get(Object(error.data), 'params');
  return ['orderby', 'order'].some((name) => name in Object(params));
}

/**
 * Goes from a sort that the store refuses back to the last one that it took, or to that of the report. `isReturning`
 * until that one is requested; `refusal` says what happened until the sort is changed again.
 */
export function useRefusedSort(
  { sort, defaultSort }: Pick<ReportRequest, 'sort' | 'defaultSort'>,
  { isRequesting, isError, error }: Pick<ReportState, 'isRequesting' | 'isError' | 'error'>,
): { refusal: RefusedSort | undefined; isReturning: boolean } {
  const { updateQuery } = useAddress();
  const [good, setGood] = useState<ReportSort>();
  const [refusal, setRefusal] = useState<RefusedSort>();
  if (!isRequesting && !isError && (!good || !isSame(good, sort))) setGood(sort);

  const used = good && !isSame(good, sort) ? good : defaultSort;
  const isReturning = isError && isSortError(error) && !isSame(used, sort);
  if (isReturning && !(refusal && isSame(refusal.refused, sort) && isSame(refusal.used, used)))
    setRefusal({ refused: sort, used });
  const { orderby, order } = used;
  useEffect(() => {
    if (isReturning) updateQuery({ orderby, order }, { isReplace: true });
  }, [isReturning, orderby, order, updateQuery]);

  return {
    refusal: refusal && isSame(refusal.used, sort) ? refusal : undefined,
    isReturning,
  };
}
