import { getQueryText } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { sourceMetrics } from '../ledger/groups/group-metrics.ts';
import { GroupReport, type GroupReportConfig } from '../ledger/groups/group-report.tsx';
import { useUrl } from '../shell/use-url.ts';
import { GROUP_PARAM, source } from './sources-source.ts';

/** Where orders come from: orders and net sales by source or country. */
export default function SourcesReport() {
  const { query } = useUrl();
  const isByCountry = getQueryText(query, GROUP_PARAM) === 'country';
  const config = useMemo(
    (): GroupReportConfig => ({
      source,
      metrics: sourceMetrics,
      title: isByCountry ? __('Countries', 'tillview') : __('Sources', 'tillview'),
      by: isByCountry ? ['countries'] : ['origins'],
      description: isByCountry ? __('By country', 'tillview') : __('By source', 'tillview'),
      columnsOf: 'sources',
    }),
    [isByCountry],
  );
  return <GroupReport config={config} />;
}
