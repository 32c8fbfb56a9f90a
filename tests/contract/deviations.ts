/** An intended difference between the demo store and the recorded store. */
export type Deviation = {
  /** Matches the names of the recordings with the difference. */
  recordings: RegExp;
  reason: string;
  /** The part that is not compared. */
  skip: 'body' | 'status and body' | 'link';
  /** The status that the demo store returns, if it differs. */
  status?: number;
};

/** All intended differences. None is about a report. */
export const DEVIATIONS: readonly Deviation[] = [
  {
    recordings: /^w-plugins-install-offline$/,
    reason:
      'The recorded store had no network and could not install plugins; the demo store can install the known extensions.',
    skip: 'body',
  },
  {
    recordings: /^search-variations-empty$/,
    reason:
      'The recorded link to the next page contains the pattern of another route and is broken; the link of the demo store works.',
    skip: 'link',
  },
];
