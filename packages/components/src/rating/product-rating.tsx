import { Rating, type RatingProps } from './rating.tsx';

export type ProductRatingProps = Omit<RatingProps, 'rating'> & {
  /** A product in a REST API response, where its average rating is a string. */
  product?: { average_rating?: string | number | null } | null;
};

/** The average rating of a product. */
export function ProductRating({ product, ...rest }: ProductRatingProps) {
  return <Rating {...rest} rating={Number(product?.average_rating ?? 0)} />;
}
