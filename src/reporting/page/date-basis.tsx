import { Pill, Tooltip } from '@tillview/components';
import { useHost } from '../../host/host-context.ts';
import { explainDateType, getDateType, nameDateType } from '../request/describe-date-basis.ts';

/** The day on which the orders of a stats endpoint count, with the sentence that explains it. */
export function DateBasis({ endpoint }: { endpoint: string }) {
  const { dateType: setting } = useHost();
  const type = getDateType(endpoint, setting);
  if (!type) return null;
  return (
    <Tooltip text={explainDateType(type, setting)}>
      <button type="button" className="tillview-report__basis">
        <Pill>{nameDateType(type)}</Pill>
      </button>
    </Tooltip>
  );
}
