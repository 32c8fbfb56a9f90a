/** The number that stands at a link of the header. */
export type HeaderCount = {
  count: number;
  /** Whether there may be more than these. */
  isMore?: boolean;
  /** The number with what it counts, for screen readers. */
  label: string;
};
