import { Notice } from '@tillview/components';
import type { ReportContext } from '../definition/report-definition.ts';
import { describeAlarm } from './describe-alarm.ts';
import { useAlarm } from './use-alarm.ts';

/** The alarm that the shop has had no orders for too long. */
export default function AlarmNotice({ context }: { context: ReportContext }) {
  const alarm = useAlarm();
  if (!alarm) return null;
  const { text, reason } = describeAlarm(alarm, context);
  return (
    <Notice status="warning">
      <strong>{text}</strong> {reason}
    </Notice>
  );
}
