import type { ReportChart, ReportSentence } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';

/** The one figure of Downloads. */
export const charts = [
  { key: 'download_count', label: copy.downloads, type: 'number' },
] as const satisfies readonly ReportChart[];

/** The figures that the sentence above the cards names. */
export const sentence: ReportSentence = { figure: 'downloads', drivers: [], hasBest: true };
