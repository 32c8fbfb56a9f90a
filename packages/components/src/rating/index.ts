export { ProductRating } from './product-rating.tsx';
export { Rating } from './rating.tsx';
export { ReviewRating } from './review-rating.tsx';
export type { ProductRatingProps } from './product-rating.tsx';
export type { RatingProps, StarIconProps } from './rating.tsx';
export type { ReviewRatingProps } from './review-rating.tsx';
