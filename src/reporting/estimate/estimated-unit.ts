import type { ReportRequest } from '@tillview/data';
import type { EstimatedUnit } from './period-history.ts';

/** The running month, quarter or year of a range, which has an estimate; undefined for other ranges. */
export function getEstimatedUnit({
  dates,
}: Pick<ReportRequest, 'dates'>): EstimatedUnit | undefined {
  const unit = dates?.params.period;
  return unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : undefined;
}
