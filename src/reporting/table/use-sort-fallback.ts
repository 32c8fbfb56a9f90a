import { RestError, type ReportRequest, type ReportSort, type ReportState } from '@tillview/data';
import { useEffect, useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';

/** A sort that the store rejected, and the sort that replaces it. */
export type SortFallback = { readonly refused: ReportSort; readonly used: ReportSort };

const isSame = (one: ReportSort, other: ReportSort): boolean =>
  one.orderby === other.orderby && one.order === other.order;

/** Whether the store rejected the sort: WordPress lists each invalid parameter. */
function isSortError(error: unknown): boolean {
  if (!(error instanceof RestError) || error.status !== 400) return false;
  const params: unknown = Reflect.get(Object(error.data), 'params');
  return ['orderby', 'order'].some((name) => name in Object(params));
}

/**
 * Replaces a sort that the store rejects with the last one that it accepted, or with the report's default.
 * `isReturning`: the replacement is not requested yet. `refusal` describes the rejection until the sort changes again.
 */
export function useSortFallback(
  { sort, defaultSort }: Pick<ReportRequest, 'sort' | 'defaultSort'>,
  { isRequesting, isError, error }: Pick<ReportState, 'isRequesting' | 'isError' | 'error'>,
): { refusal: SortFallback | undefined; isReturning: boolean } {
  const { updateQuery } = useUrl();
  const [good, setGood] = useState<ReportSort>();
  const [refusal, setRefusal] = useState<SortFallback>();
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
