/** Where the demo store answers otherwise than the recorded one, on purpose. */
export type Deviation = {
  /** The recordings that it concerns. */
  recordings: RegExp;
  reason: string;
  /** What is not compared. */
  skip: 'body' | 'status and body' | 'link';
  /** What the demo store answers instead, where the status is another. */
  status?: number;
};

/** All deviations. None is about a report: those keep the contract to the letter. */
export const DEVIATIONS: readonly Deviation[] = [
  {
    recordings: /^w-plugins-install-offline$/,
    reason:
      'The recorded store had no network, so it could install nothing; the demo store has the known extensions at hand.',
    skip: 'body',
  },
  {
    recordings: /^search-variations-empty$/,
    reason:
      'The recorded link to the next page holds the pattern of another route and leads nowhere; ours leads to the next page.',
    skip: 'link',
  },
];
