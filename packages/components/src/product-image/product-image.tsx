import { SizedImage } from '../sized-image/sized-image.tsx';
import './product-image.css';

type Picture = {
  src?: string | null;
  alt?: string | null;
};

/** A product in a REST API response: with `images`, or with `image` if it is a variation. */
export type ProductWithImage = {
  images?: readonly Picture[] | null;
  image?: Picture | null;
};

export type ProductImageProps = {
  /** The product; if it has no image, the placeholder is shown. */
  product?: ProductWithImage | null | undefined;
  /** Width in CSS pixels; 33 by default. */
  width?: number;
  /** Height in CSS pixels; 33 by default. */
  height?: number;
  /** Text for screen readers; by default the alternative text of the product's image. */
  alt?: string | null;
  className?: string;
};

/** The first image of a product, in a box of fixed size. */
export function ProductImage({
  product,
  width = 33,
  height = 33,
  alt,
  className = '',
}: ProductImageProps) {
  const picture = product?.images?.[0] ?? product?.image;
  return (
    <SizedImage
      className={`tillview-product-image ${className}`.trimEnd()}
      src={picture?.src}
      alt={alt ?? picture?.alt ?? ''}
      width={width}
      height={height}
      placeholder={
        <svg viewBox="0 0 33 33" fill="none" stroke="currentColor" focusable="false">
          <path d="M9.5 10.5h14v12h-14zM8 25L25 8" />
        </svg>
      }
    />
  );
}
