type DrawingProps = {
  width: number;
  height?: number | undefined;
};

/** The default illustration, an empty chart. Its colours are design tokens. */
export function Drawing({ width, height }: DrawingProps) {
  return (
    <svg
      className="tillview-empty-content__drawing"
      width={width}
      height={height}
      viewBox="0 0 400 180"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="is-sheet" x="70" y="14" width="260" height="152" rx="8" />
      <path className="is-line" d="M70 46h260M86 30h56M310 30h4M298 30h4" />
      <path className="is-grid" d="M96 74h208M96 100h208M96 126h208" />
      <path className="is-curve" d="M100 124c24-6 36-18 58-16s34 14 58 2 36-34 58-34 22 8 26 6" />
      <circle className="is-point" cx="216" cy="110" r="5" />
    </svg>
  );
}
