import type { ReportSource } from '@tillview/data';
import type { Every } from './digest-ranges.ts';

/** What each part of the digest receives. */
export type DigestPartProps = {
  /** The source of Revenue; undefined if it could not be loaded, which a message says instead of the parts that need it. */
  source: ReportSource | undefined;
  every: Every;
  /** The day of the store, 'YYYY-MM-DD'. */
  today: string;
  onRetry: () => void;
};

/** What a part receives that needs the source of Revenue. */
export type RevenuePartProps = DigestPartProps & { source: ReportSource };
