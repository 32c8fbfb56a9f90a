export type SpinnerProps = {
  /** Diameter in CSS pixels; 24 by default. */
  size?: number;
  className?: string;
};

/** A loading indicator. It is hidden from screen readers: the part that is loading announces itself. */
export function Spinner({ size = 24, className = '' }: SpinnerProps) {
  return (
    <svg
      className={`tillview-spinner ${className}`.trimEnd()}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="tillview-spinner__track" cx="12" cy="12" r="10" />
      <path className="tillview-spinner__arc" d="M12 2a10 10 0 0 1 10 10" strokeLinecap="round" />
    </svg>
  );
}
