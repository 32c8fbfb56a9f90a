import { Button, lazyWithRetry } from '@tillview/components';
import { itemsStore, reportsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { printPage } from '../../host/print-page.ts';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import type { ReportSources, ScreenProps } from '../../shell/screen-view.ts';

/** The data stores of the screen. */
export const stores = [itemsStore, reportsStore];

/** Contains the code of tables, cards and estimates, which is larger than the rest of the first view. */
const DigestReport = lazyWithRetry(() => import('./digest-report.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** What the mail of the digest says, as a page to print. */
export function Screen(props: ScreenProps & { sources: ReportSources }) {
  return (
    <ScreenPage
      title={__('Digest', 'tillview')}
      actions={<Button onClick={printPage}>{__('Print', 'tillview')}</Button>}
    >
      <DigestReport {...props} />
    </ScreenPage>
  );
}
