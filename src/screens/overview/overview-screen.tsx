import { SummaryListPlaceholder } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import type { ReportSources, ScreenProps } from '../../shell/screen-view.ts';
import { OverviewPage } from './overview-page.tsx';
import { useOverviewContent } from './use-overview-content.ts';
import { useOverviewPreferences } from './use-overview-preferences.ts';
import '../../reporting/report.css';
import './overview.css';

type Props = ScreenProps & { sources: ReportSources };

/** The Overview: metrics, charts and leaderboards that the user selects. */
export function Screen(props: Props) {
  const saved = useOverviewPreferences();
  const { extendPreferences } = useOverviewContent();
  // The preferences decide what is shown, and therefore what is requested.
  if (saved.isRequesting)
    return (
      <div className="tillview-report tillview-overview" aria-busy="true">
        <p className="tillview-visually-hidden" role="status">
          {__('Your requested data is loading', 'tillview')}
        </p>
        <SummaryListPlaceholder numberOfItems={5} isAlwaysOpen />
      </div>
    );
  const preferences = extendPreferences?.(saved.preferences) ?? saved.preferences;
  return <OverviewPage {...props} saved={{ ...saved, preferences }} />;
}
