import { lazyWithRetry } from '@tillview/components';
import { resolveReportRequest } from '@tillview/data';
import { useMemo } from 'react';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import type { RevenuePartProps } from './digest-part-props.ts';
import { getSalesQuery } from './digest-ranges.ts';

/** Contains the code of the orders in the browser. */
const KeptProfit = lazyWithRetry(() => import('../../ledger/kept-profit/kept-profit.tsx'), {
  placeholder: () => null,
});

/** What is left of the sales of a day or a week, and what was sold below cost. */
export function ProfitPart({ source, every, today }: RevenuePartProps) {
  const query = useMemo(() => getSalesQuery(every, today), [every, today]);
  const request = useMemo(() => resolveReportRequest(source, query), [source, query]);
  const context = useReportContext(request, query, false);
  return <KeptProfit range={request.primary} context={context} />;
}
