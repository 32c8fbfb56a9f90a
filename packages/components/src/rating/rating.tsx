import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Star, StarOutline, type StarIconProps } from './star.tsx';
import './rating.css';

export type { StarIconProps } from './star.tsx';

export type RatingProps = {
  /** The number of filled stars, which can be a fraction; 0 by default. */
  rating?: number | null;
  /** The number of stars; 5 by default (R9.56). */
  totalStars?: number;
  /** Edge length of a star in CSS pixels; 18 by default (R9.57). */
  size?: number;
  /** Renders a filled star. */
  icon?: ComponentType<StarIconProps>;
  /** Renders an empty star. */
  outlineIcon?: ComponentType<StarIconProps>;
  className?: string;
};

/** Limits a rating to the range from 0 to the number of stars; 0 if it is not a number. */
function limit(rating: unknown, total: number): number {
  const number = Number(rating);
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), total) : 0;
}

/** A rating, shown as stars. */
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
