import { lazyWithRetry } from '@tillview/components';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { AlarmNotice } from './alarm-notice.tsx';
import { readFirstAlarm, readTenMinutes, toHour } from './first-alarm.ts';
import './alarm.css';

const AlarmWatch = lazyWithRetry(() => import('./alarm-watch.ts'));

/**
 * The alarm on a page with figures. One that the page came with, or that the last page had, is in the first view; after it,
 * the alarm is read.
 */
export function AlarmPlace({ context }: { context: ReportContext }) {
  const host = useHost();
  const isLater = useIsFirstViewLoaded();
  const [alarm, setAlarm] = useState(() => readFirstAlarm(host, toHour(readTenMinutes())).alarm);
  return (
    <>
      {alarm && <AlarmNotice alarm={alarm} context={context} />}
      {isLater && <AlarmWatch onChange={setAlarm} />}
    </>
  );
}
