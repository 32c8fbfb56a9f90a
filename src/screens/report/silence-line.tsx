import { getLoadFailure, lazyWithRetry } from '@tillview/components';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';

const SilenceNotice = lazyWithRetry(() => import('../../reporting/silence/silence-notice.tsx'), {
  placeholder: () => null,
  failure: getLoadFailure,
});

/** The alarm that the shop has had no orders for too long, if there is one. It is loaded after the first view. */
export function SilenceLine({ context }: { context: ReportContext }) {
  return useIsFirstViewLoaded() ? <SilenceNotice context={context} /> : null;
}
