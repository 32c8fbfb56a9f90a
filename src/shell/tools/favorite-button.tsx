import { Button, usePath } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { findScreen } from '../../screens.ts';
import { getFavoriteId, useFavorites } from '../favorites/favorites.ts';
import { StarIcon } from './star-icon.tsx';
import './tools.css';

/**
 * A star beside the title that adds the screen to the favorites or removes it; empty until the favorites are loaded.
 */
export function FavoriteButton() {
  const screen = findScreen(usePath());
  const { ids, toggle } = useFavorites();
  if (!screen || !ids) return <span className="tillview-shell__tool tillview-favorite" />;
  const id = getFavoriteId(screen);
  const isFavorite = ids.includes(id);
  const label = isFavorite
    ? __('Remove from favorites', 'tillview')
    : __('Add to favorites', 'tillview');
  return (
    <Button
      variant="quiet"
      isIcon
      className="tillview-favorite"
      data-later
      title={label}
      onClick={() => void toggle(id)}
    >
      <StarIcon isFilled={isFavorite} />
    </Button>
  );
}
