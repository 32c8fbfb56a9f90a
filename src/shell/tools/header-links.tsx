import { Count, Link, MenuItem, usePath } from '@tillview/components';
import { getHistory, getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useContext, type ReactNode } from 'react';
import { useHost } from '../../host/host-context.ts';
import { findScreen, START_PATH, type Screen } from '../../screens.ts';
import { useIsFirstViewLoaded } from '../first-view.ts';
import { useCountFormat } from '../parts/use-count-format.ts';
import { HeaderCountsContext, type HeaderCount } from './header-counts-context.ts';

type HeaderLink = { screen: Screen; count: HeaderCount };

/** The screens whose counts are things to do. */
export const TO_DO: readonly string[] = ['/stock', '/reviews'];

type WithLinksProps = {
  isEnabled: boolean;
  /** Receives the links, and whether every count of things to do that the user may see is known. */
  children: (links: readonly HeaderLink[], isComplete: boolean) => ReactNode;
};

/** The header links in display order, without screens that the user may not see and without unknown counts. */
export function WithLinks({ isEnabled, children }: WithLinksProps) {
  const { user } = useHost();
  const screens = useContext(HeaderCountsContext);
  const isAllowed = (path: string): boolean => {
    const capability = findScreen(path)?.capability;
    return isEnabled && capability !== undefined && user?.capabilities[capability] === true;
  };
  return (
    <screens.HeaderCounts isAllowed={isAllowed}>
      {(counts) =>
        children(
          Object.entries(counts).flatMap(([path, count]) => {
            const screen = findScreen(path);
            return screen && count ? [{ screen, count }] : [];
          }),
          Object.entries(counts).every(
            ([path, count]) => count !== undefined || !TO_DO.includes(path),
          ),
        )
      }
    </screens.HeaderCounts>
  );
}

/** The number of a link, with a plus sign where there may be more. */
export function CountBadge({ count: { count, isMore = false, label } }: { count: HeaderCount }) {
  const format = useCountFormat();
  return (
    <>
      <Count count={count} text={format(count)} label={label} />
      {isMore && <span aria-hidden="true">+</span>}
    </>
  );
}

/**
 * Links to the screens that need attention, with their counts, at the top of every screen; on narrow screens they are
 * in the page menu.
 */
export function HeaderLinks() {
  const path = usePath();
  const isEnabled = useIsFirstViewLoaded();
  return (
    <WithLinks isEnabled={isEnabled}>
      {(all) => {
        // The Overview lists what is to do itself.
        const links = all.filter(
          ({ screen }) => path !== START_PATH || !TO_DO.includes(screen.path),
        );
        return (
          links.length > 0 && (
            <nav
              className="tillview-header-links"
              data-later
              aria-label={__('Needs attention', 'tillview')}
            >
              <ul className="tillview-header-links__list">
                {links.map(({ screen, count }) => (
                  <li key={screen.path}>
                    <Link
                      className="tillview-header-links__link"
                      href={getNewPath(getPersistedQuery(), screen.path, {})}
                      aria-current={screen.path === path ? 'page' : undefined}
                    >
                      {screen.title()} <CountBadge count={count} />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )
        );
      }}
    </WithLinks>
  );
}

/** The same links as menu items; `onClose` closes the menu. */
export function HeaderLinkItems({ onClose }: { onClose: () => void }) {
  return (
    <WithLinks isEnabled>
      {(links) =>
        links.map(({ screen: { path, title }, count }) => (
          <MenuItem
            key={path}
            isClickable
            onInvoke={() => {
              onClose();
              getHistory().push(getNewPath(getPersistedQuery(), path, {}));
            }}
          >
            {title()} <CountBadge count={count} />
          </MenuItem>
        ))
      }
    </WithLinks>
  );
}
