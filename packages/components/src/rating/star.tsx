export type StarIconProps = {
  /** Edge length in CSS pixels. */
  size: number;
};

const OUTLINE = 'M8 1.8l1.9 4 4.3.6-3.1 3 .8 4.3L8 11.6l-3.9 2.1.8-4.3-3.1-3 4.3-.6z';

const createStar = (fill: 'currentColor' | 'none') =>
  function Icon({ size }: StarIconProps) {
    return (
      <svg width={size} height={size} viewBox="0 0 16 16" focusable="false">
        <path d={OUTLINE} fill={fill} stroke="currentColor" strokeLinejoin="round" />
      </svg>
    );
  };

/** A filled star. */
export const Star = createStar('currentColor');

/** The outline of a star. */
export const StarOutline = createStar('none');
