import { lazyWithRetry } from '@tillview/components';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { readFirstAlarm, readHour } from './first-alarm.ts';
import './alarm.css';

const AlarmNotice = lazyWithRetry(() => import('./alarm-notice.tsx'));

/**
 * The place of the alarm on a page with figures. An alarm that the page came with, or the last page had, is there from the
 * first view on, and its space before it; otherwise it is read after the first view.
 */
export function AlarmPlace({ context }: { context: ReportContext }) {
  const host = useHost();
  const isLater = useIsFirstViewLoaded();
  const [isExpected] = useState(() => readFirstAlarm(host, readHour()).alarm !== undefined);
  if (!isExpected) return isLater ? <AlarmNotice context={context} /> : null;
  return (
    <div className={`tillview-alarm-place${isLater ? '' : ' is-expected'}`}>
      <AlarmNotice context={context} />
    </div>
  );
}
