import { __, sprintf } from '@wordpress/i18n';
import { EmptyContent } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';

import { START_PATH } from '../screens.ts';

type Props = {
  /** The in-app path without a screen. */
  path: string;
};

/** The "Page not found" screen: shows the path and links to the Overview. */
export default function NotFound({ path }: Props) {
  return (
    <>
      <h1 className="tillview-shell__title">{__('Analytics', 'tillview')}</h1>
      <EmptyContent
        title={__('Page not found', 'tillview')}
        message={sprintf(
          /* translators: %s: the path of the URL. */
          __('There is no page at “%s”. The URL may be outdated or mistyped.', 'tillview'),
          path.length > 80 ? `${path.slice(0, 80)}…` : path,
        )}
        actionLabel={__('Go to Overview', 'tillview')}
        actionURL={getNewPath(getPersistedQuery(), START_PATH, {})}
      />
    </>
  );
}
