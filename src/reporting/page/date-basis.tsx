import { Pill, Tooltip } from '@tillview/components';
import type { ReportRequest } from '@tillview/data';
import { useHost } from '../../host/host-context.ts';
import { explainDateType, getDateType, nameDateType } from '../request/describe-date-basis.ts';

/** The day on which the orders of a report count, with the sentence that explains it. */
export function DateBasis({ request: { dates, stats } }: { request: ReportRequest }) {
  const { dateType: setting } = useHost();
  const type = dates ? getDateType(stats.endpoint, setting) : undefined;
  if (!type) return null;
  return (
    <Tooltip text={explainDateType(type, setting)}>
      <button type="button" className="tillview-report__basis">
        <Pill>{nameDateType(type)}</Pill>
      </button>
    </Tooltip>
  );
}
