import type { Collection } from '../core/collection.ts';

/** A customer's review of a product. */
export type Review = {
  id: number;
  date_created: string | null;
  date_created_gmt: string | null;
  product_id: number;
  product_name?: string;
  product_permalink?: string;
  /** `approved`, `hold`, `spam`, `trash`. */
  status: string;
  reviewer: string;
  reviewer_email?: string;
  /** HTML. */
  review: string;
  /** 0 to 5; 0 means no rating. */
  rating: number;
  verified?: boolean;
  reviewer_avatar_urls?: Readonly<Record<string, string>>;
  _embedded?: Readonly<Record<string, unknown>>;
  /** Whether a change of the review is pending; client-side only. */
  isUpdating?: boolean;
};

/** The fields of a review that can be changed. */
export type ReviewFields = Partial<Pick<Review, 'status' | 'review' | 'rating' | 'reviewer'>>;

/** State of the reviews data store. */
export type ReviewsData = {
  readonly reviews: Collection<Review>;
};
