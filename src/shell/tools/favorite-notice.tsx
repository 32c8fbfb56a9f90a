import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { screens } from '../../screens.ts';
import { getFavoriteId, useFavorites } from '../favorites/favorites.ts';
import { RequestError } from '../request-error.tsx';

/** Says that a favorite could not be saved and was taken back, until it is tried again; make a new one for each screen. */
export function FavoriteNotice() {
  const { problem, toggle, dismissProblem } = useFavorites();
  useEffect(() => dismissProblem, [dismissProblem]);
  const screen = screens.find((each) => getFavoriteId(each) === problem?.id);
  if (!problem || !screen) return null;
  return (
    <div className="tillview-shell__notices">
      <RequestError
        isInline
        error={problem.error}
        title={sprintf(
          problem.isAdded
            ? /* translators: %s: a page, such as "Orders". */
              __('%s could not be added to the favorites.', 'tillview')
            : /* translators: %s: a page, such as "Orders". */
              __('%s could not be removed from the favorites.', 'tillview'),
          screen.title(),
        )}
        onRetry={() => void toggle(problem.id)}
      />
    </div>
  );
}
