import { ScreenPlaceholder } from '../../shell/screen-placeholder.tsx';
import type { LoadSource, ScreenProps } from '../../shell/screen-view.ts';
import { OverviewPage } from './overview-page.tsx';
import { useOverviewPreferences } from './use-overview-preferences.ts';
import '../report-page/report-page.css';
import './overview.css';

type Props = ScreenProps & { loadSource: LoadSource };

/** The Overview: indicators, charts and leaderboards that the user picks. */
export function Screen(props: Props) {
  const saved = useOverviewPreferences();
  // What is shown, and so what is requested, depends on them.
  if (saved.isRequesting) return <ScreenPlaceholder />;
  return <OverviewPage {...props} saved={saved} />;
}
