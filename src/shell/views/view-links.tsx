import { Link, usePath, useQuery } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { START_PATH } from '../../screens.ts';
import { useIsFirstViewLoaded } from '../first-view.ts';
import { getAddress, getViewUrl, isSameAddress } from './saved-view.ts';
import { useViews } from './use-views.ts';

function Links() {
  const { own, shared } = useViews();
  // Renders again when the URL changes.
  useQuery();
  const views = [...own, ...shared];
  const address = getAddress();
  if (views.length === 0) return null;
  return (
    <nav className="tillview-view-links" aria-label={__('Saved views', 'tillview')}>
      <ul className="tillview-header-links__list">
        {views.map((view, at) => (
          <li key={`${at} ${view.name}`}>
            <Link
              className="tillview-header-links__link"
              href={getViewUrl(view)}
              title={view.name}
              aria-current={isSameAddress(view.address, address) ? 'page' : undefined}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the saved views above the Overview; on narrow screens they are in the page menu. */
export function ViewLinks() {
  const isReady = useIsFirstViewLoaded();
  return usePath() === START_PATH && isReady ? <Links /> : null;
}
