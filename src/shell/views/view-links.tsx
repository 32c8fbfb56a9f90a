import { usePath } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { START_PATH } from '../../screens.ts';
import { useIsFirstViewLoaded } from '../first-view.ts';
import { useViews } from './use-views.ts';
import { ViewItems } from './view-items.tsx';

function Links() {
  const { own, shared } = useViews();
  const views = [...own, ...shared];
  if (views.length === 0) return null;
  return (
    <nav className="tillview-view-links" data-later aria-label={__('Saved views', 'tillview')}>
      <ul className="tillview-header-links__list">
        <ViewItems views={views} className="tillview-header-links__link" />
      </ul>
    </nav>
  );
}

/** Links to the saved views above the Overview; on narrow screens they are in the page menu. */
export function ViewLinks() {
  const isReady = useIsFirstViewLoaded();
  return usePath() === START_PATH && isReady ? <Links /> : null;
}
