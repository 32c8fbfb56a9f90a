import { Link, useQuery } from '@tillview/components';
import { getAddress, getViewUrl, isSameAddress, type SavedView } from './saved-view.ts';

type Props = { views: readonly SavedView[]; className?: string };

/** List items with links to saved views; that of the current page is marked. The links keep their own range. */
export function ViewItems({ views, className = '' }: Props) {
  // Renders again when the URL changes.
  useQuery();
  const address = getAddress();
  return views.map((view, at) => (
    <li key={`${at} ${view.name}`}>
      <Link
        className={className}
        href={getViewUrl(view)}
        title={view.name}
        aria-current={isSameAddress(view.address, address) ? 'page' : undefined}
      >
        {view.name}
      </Link>
    </li>
  ));
}
