import { Rating, type RatingProps } from './rating.tsx';

export type ReviewRatingProps = Omit<RatingProps, 'rating'> & {
  /** A review in a REST API response. */
  review?: { rating?: string | number | null } | null;
};

/** The rating of a review. */
export function ReviewRating({ review, ...rest }: ReviewRatingProps) {
  return <Rating {...rest} rating={Number(review?.rating ?? 0)} />;
}
