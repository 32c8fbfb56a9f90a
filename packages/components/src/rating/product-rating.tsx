import { Rating, type RatingProps } from './rating.tsx';

export type ProductRatingProps = Omit<RatingProps, 'rating'> & {
  /** A product as REST replies have it; its average is a text there. */
  product?: { average_rating?: string | number | null } | null;
};

/** The average rating of a product. */
export function ProductRating({ product, ...rest }: ProductRatingProps) {
  return <Rating {...rest} rating={Number(product?.average_rating ?? 0)} />;
}
