import type { LedgerDimension } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import {
  addCustomerType,
  getCustomerType,
  toOrderFilter,
} from '../../ledger/groups/customer-filter.ts';
import { groupMetrics } from '../../ledger/groups/group-metrics.ts';
import { GroupReport, type GroupReportConfig } from '../../ledger/groups/group-report.tsx';
import { addCurrency } from '../../ledger/currencies/currency-filter.ts';
import { useCurrencies } from '../../ledger/currencies/use-currencies.ts';
import { getRecorded } from '../../ledger/groups/recorded-dimensions.ts';
import { useLedger } from '../../ledger/use-ledger.ts';
import { dimensionKeys, dimensions } from '../../shell/dimensions.ts';
import { useUrl } from '../../shell/use-url.ts';
import { getDimensions, getSource } from './explorer-source.ts';
import { UnknownDimensions } from './unknown-dimensions.tsx';

/** Any metric by one or two dimensions and an interval. */
export default function ExplorerReport() {
  const known = useLedger();
  const { query } = useUrl();
  const named = getDimensions(query);
  const customers = getCustomerType(query);
  const recorded = getRecorded(known, dimensionKeys, named);
  const unknown = named.filter((dimension) => !recorded.includes(dimension));
  // As text: other changes of the URL and of the orders do not change the table.
  const offered = recorded.join(' ');
  const grouping = getDimensions(query, recorded).join(' ');
  const currencies = useCurrencies(known.state, grouping.includes('currencies'));
  const config = useMemo((): GroupReportConfig => {
    const by = grouping.split(' ') as LedgerDimension[];
    const names = addCurrency(
      addCustomerType(by.map((dimension) => dimensions[dimension].label()).join(' · '), customers),
      currencies,
    );
    return {
      source: getSource(offered.split(' ') as LedgerDimension[], currencies.codes),
      metrics: groupMetrics,
      title: names,
      by,
      only: toOrderFilter(customers),
      /* translators: %s: what orders are grouped by, such as "Source" or "Source · Month". */
      description: sprintf(__('By %s', 'tillview'), names),
      currencies,
      columnsOf: 'explorer',
    };
  }, [offered, grouping, customers, currencies]);
  return (
    <>
      <UnknownDimensions />
      <GroupReport {...{ config, known, unknown }} />
    </>
  );
}
