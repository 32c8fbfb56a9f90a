/** A star: filled for a favorite, otherwise an outline. Decorative: its button has the accessible name. */
export function StarIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      className={`tillview-star${isFilled ? ' is-filled' : ''}`}
      width={16}
      height={16}
      viewBox="0 0 16 16"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />
    </svg>
  );
}
