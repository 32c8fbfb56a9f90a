import type { ReportRequest, ReportState } from '@tillview/data';
import { useState } from 'react';

/** The request whose answer a part of a report shows. */
export type ShownRequest = {
  readonly shown: ReportRequest;
  /** Whether it is that of before: its answer stays, dimmed and marked, while the current one is read. */
  readonly isStale: boolean;
};

/**
 * While another range, filter or page of a view is read, the last request that was answered; else the current one.
 * `state` is the state of the current request. Another variant of the report starts with nothing.
 */
export function useShownRequest(
  request: ReportRequest,
  { isRequesting, isError }: Pick<ReportState, 'isRequesting' | 'isError'>,
): ShownRequest {
  const [answered, setAnswered] = useState<ReportRequest>();
  if (!isRequesting && !isError && answered !== request) setAnswered(request);
  const isStale = isRequesting && answered?.variant === request.variant && answered !== request;
  return isStale && answered ? { shown: answered, isStale } : { shown: request, isStale: false };
}
