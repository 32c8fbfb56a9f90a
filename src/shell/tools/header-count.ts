/** The number beside a header link. */
export type HeaderCount = {
  count: number;
  /** Whether there may be more than this number. */
  isMore?: boolean;
  /** The number and what it counts, for screen readers. */
  label: string;
};
