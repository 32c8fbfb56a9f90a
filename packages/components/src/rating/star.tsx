export type StarIconProps = {
  /** Edge length in CSS pixels. */
  size: number;
};

const OUTLINE = 'M8 1.8l1.9 4 4.3.6-3.1 3 .8 4.3L8 11.6l-3.9 2.1.8-4.3-3.1-3 4.3-.6z';

/** A filled star. */
export function Star({ size }: StarIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" focusable="false">
      <path d={OUTLINE} fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}

/** The outline of a star. */
export function StarOutline({ size }: StarIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" focusable="false">
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}
