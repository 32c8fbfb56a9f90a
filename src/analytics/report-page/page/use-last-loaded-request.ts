import type { ReportRequest, ReportState } from '@tillview/data';
import { useState } from 'react';

/** The request whose response a part of a report shows. */
export type LastLoadedRequest = {
  readonly shown: ReportRequest;
  /** Whether `shown` is the previous request. Its response stays visible, dimmed, while the current one is loading. */
  readonly isStale: boolean;
};

/**
 * Returns the last completed request while another range, filter or page of the same view is loading; otherwise the
 * current request. `state` is the state of the current request. Another variant of the report starts without a previous
 * request.
 */
export function useLastLoadedRequest(
  request: ReportRequest,
  { isRequesting, isError }: Pick<ReportState, 'isRequesting' | 'isError'>,
): LastLoadedRequest {
  const [answered, setAnswered] = useState<ReportRequest>();
  if (!isRequesting && !isError && answered !== request) setAnswered(request);
  const isStale = isRequesting && answered?.variant === request.variant && answered !== request;
  return isStale && answered ? { shown: answered, isStale } : { shown: request, isStale: false };
}
