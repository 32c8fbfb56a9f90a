import { getLoadFailure, lazyWithRetry } from '@tillview/components';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { ReportContext } from '../../reporting/report-definition.ts';

const AlarmNotice = lazyWithRetry(() => import('../../reporting/alarm/alarm-notice.tsx'), {
  placeholder: () => null,
  failure: getLoadFailure,
});

/** The alarm that the shop has had no orders for too long, if there is one. It is loaded after the first view. */
export function AlarmLine({ context }: { context: ReportContext }) {
  return useIsFirstViewLoaded() ? <AlarmNotice context={context} /> : null;
}
