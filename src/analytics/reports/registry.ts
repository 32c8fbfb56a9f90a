import type { AnyReport } from '../report-page/report-declaration.ts';

/** A report's slug in `/analytics/{slug}`, and how to load its declaration when it is first opened. */
export type RegisteredReport = {
  slug: string;
  load: () => Promise<{ report: AnyReport }>;
};

/** Every report, in the order of the menu: one line each. */
export const reports: readonly RegisteredReport[] = [
  { slug: 'revenue', load: () => import('./revenue/report.ts') },
];
