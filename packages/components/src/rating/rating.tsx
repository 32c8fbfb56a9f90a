import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Star, StarOutline, type StarIconProps } from './star.tsx';
import './rating.css';

export type { StarIconProps } from './star.tsx';

export type RatingProps = {
  /** The number of filled stars, also in parts; 0 unless given. */
  rating?: number | null;
  /** The number of stars; 5 unless given (R9.56). */
  totalStars?: number;
  /** Edge length of a star in CSS pixels; 18 unless given (R9.57). */
  size?: number;
  /** Draws a filled star. */
  icon?: ComponentType<StarIconProps>;
  /** Draws an empty star. */
  outlineIcon?: ComponentType<StarIconProps>;
  className?: string;
};

/** A number from 0 to the number of stars; 0 for what is no number. */
function limit(rating: unknown, total: number): number {
  const number = Number(rating);
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), total) : 0;
}

/** A rating in stars. */
export function Rating({
  rating = 0,
  totalStars = 5,
  size = 18,
  icon: Icon = Star,
  outlineIcon: OutlineIcon = StarOutline,
  className = '',
}: RatingProps) {
  const value = limit(rating, totalStars);
  const filled = totalStars > 0 ? Math.round((value / totalStars) * 100) : 0;
  const positions = Array.from({ length: Math.max(0, Math.trunc(totalStars)) }, (_, at) => at);
  return (
    <span
      className={`tillview-rating ${className}`.trimEnd()}
      role="img"
      aria-label={sprintf(
        /* translators: 1: a rating such as 3.5; 2: the highest possible rating. */
        __('%1$s out of %2$s stars.', 'tillview'),
        String(value),
        String(totalStars),
      )}
    >
      <span className="tillview-rating__stars" aria-hidden="true">
        {positions.map((at) => (
          <OutlineIcon key={at} size={size} />
        ))}
      </span>
      <span
        className="tillview-rating__stars is-filled"
        style={{ inlineSize: `${filled}%` }}
        aria-hidden="true"
      >
        {positions.map((at) => (
          <Icon key={at} size={size} />
        ))}
      </span>
    </span>
  );
}
