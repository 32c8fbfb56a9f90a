import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { screens } from '../../screens.ts';
import { getFavoriteId, useFavorites } from '../favorites/favorites.ts';
import { RequestError } from '../request-error.tsx';

/**
 * The error, with Retry, of a favorite that could not be saved and was reverted. Unmounting dismisses it: give it a new
 * key for each screen.
 */
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
