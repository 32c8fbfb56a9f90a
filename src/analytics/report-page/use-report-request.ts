import { usePath, useQuery } from '@tillview/components';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';

/** Where the reader is and what is asked there: the one source of a report's state. */
export function useReportRequest() {
  const query = useQuery();
  const path = usePath();
  const { defaultDateRange } = useHost();
  return useMemo(() => ({ query, path, defaultDateRange }), [query, path, defaultDateRange]);
}
