export type PlaceholderProps = {
  /** Width as a CSS length; the whole line by default. */
  width?: string;
  /** Height as a CSS length; one line of small text by default. */
  height?: string;
  className?: string;
};

/** A grey bar, shown in place of text while it is loading. */
export function Placeholder({ width, height, className = '' }: PlaceholderProps) {
  return (
    <span
      className={`tillview-placeholder ${className}`.trimEnd()}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
