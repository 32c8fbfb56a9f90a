import { useState, type ReactNode } from 'react';
import { getSafeImageUrl } from '../safe-url/get-safe-url.ts';
import './sized-image.css';

export type SizedImageProps = {
  /** URL of the image. The placeholder is shown without a URL, or when its scheme is not allowed. */
  src: string | null | undefined;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  /** Width in CSS pixels, reserved before the image has loaded. */
  width: number;
  /** Height in CSS pixels, reserved before the image has loaded. */
  height: number;
  /** Shown in the same box when there is no image or it cannot be loaded. */
  placeholder: ReactNode;
  /** The `title` attribute: the text of the browser's own tooltip. */
  title?: string | undefined;
  className?: string;
};

/** An image whose space is reserved before it loads, with a placeholder of the same size. */
export function SizedImage({
  src,
  alt,
  width,
  height,
  placeholder,
  title,
  className = '',
}: SizedImageProps) {
  // Stored with its URL, so that a new URL is tried again after an error.
  const [failed, setFailed] = useState<string>();
  const url = getSafeImageUrl(src);
  const isPlaceholder = url === undefined || url === failed;
  const state = isPlaceholder ? ' is-placeholder' : '';
  return (
    <span
      className={`tillview-sized-image${state} ${className}`.trimEnd()}
      style={{ inlineSize: width, blockSize: height }}
      title={title}
      role={isPlaceholder && alt ? 'img' : undefined}
      aria-label={isPlaceholder && alt ? alt : undefined}
    >
      {isPlaceholder ? (
        <span className="tillview-sized-image__placeholder" aria-hidden="true">
          {placeholder}
        </span>
      ) : (
        <img
          className="tillview-sized-image__image"
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
