import type { LedgerDimension } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { groupMetrics } from '../ledger/groups/group-metrics.ts';
import { GroupReport, type GroupReportConfig } from '../ledger/groups/group-report.tsx';
import { dimensionLabels } from '../shell/explorer-terms.ts';
import { useUrl } from '../shell/use-url.ts';
import { getDimensions, source } from './explorer-source.ts';

/** Any metric by one or two dimensions and an interval. */
export default function ExplorerReport() {
  const { query } = useUrl();
  // As text: other changes of the URL do not change the table.
  const dimensions = getDimensions(query).join(' ');
  const config = useMemo((): GroupReportConfig => {
    const by = dimensions.split(' ') as LedgerDimension[];
    const names = by.map((dimension) => dimensionLabels[dimension]()).join(' · ');
    return {
      source,
      metrics: groupMetrics,
      title: names,
      by,
      /* translators: %s: what orders are grouped by, such as "Source" or "Source · Month". */
      description: sprintf(__('By %s', 'tillview'), names),
      columnsOf: 'explorer',
    };
  }, [dimensions]);
  return <GroupReport config={config} />;
}
