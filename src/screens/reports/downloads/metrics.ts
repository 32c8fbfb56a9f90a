import type { DownloadsTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

/** The metric of Downloads. A row is a single download, so it has no column. */
export const metrics = [
  {
    key: 'download_count',
    label: () => __('Downloads', 'tillview'),
    type: 'number',
    column: null,
  },
] as const satisfies readonly Metric<keyof DownloadsTotals>[];
