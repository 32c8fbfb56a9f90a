import { resolveReportRequest, type ReportSource } from '@tillview/data';
import { useMemo } from 'react';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import { useReportContext } from '../../reporting/request/use-report-context.ts';

const QUERY = {};

/** The alarm that the shop has had no orders for too long, which comes first. */
export function AlarmPart({ source }: { source: ReportSource }) {
  const request = useMemo(() => resolveReportRequest(source, QUERY), [source]);
  return <AlarmPlace context={useReportContext(request, QUERY, false)} />;
}
