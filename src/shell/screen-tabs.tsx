import { Link } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { useHost } from '../host/host-context.ts';
import { findEntry, type Screen } from '../screens.ts';

/** The screens that share an entry of the menu, as links; nothing for a screen with an entry of its own. */
export function ScreenTabs({ screen }: { screen: Screen }) {
  const { user } = useHost();
  const entry = findEntry(screen, (capability) => !user || user.capabilities[capability] === true);
  if (!entry || entry.tabs.length < 2) return null;
  return (
    <nav className="tillview-screen-tabs" aria-label={entry.title}>
      <ul className="tillview-screen-tabs__list">
        {entry.tabs.map((tab) => (
          <li key={tab.path}>
            <Link
              className="tillview-screen-tabs__link"
              href={getNewPath(getPersistedQuery(), tab.path, {})}
              aria-current={tab.path === screen.path ? 'page' : undefined}
            >
              {tab.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
