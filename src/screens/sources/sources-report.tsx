import { useMemo } from 'react';
import {
  addCustomerType,
  getCustomerType,
  toOrderFilter,
} from '../../ledger/groups/customer-filter.ts';
import { addCurrency } from '../../ledger/currencies/currency-filter.ts';
import { sourceMetrics } from '../../ledger/groups/group-metrics.ts';
import { GroupReport, type GroupReportConfig } from '../../ledger/groups/group-report.tsx';
import { useCurrencies } from '../../ledger/currencies/use-currencies.ts';
import { getRecorded } from '../../ledger/groups/recorded-dimensions.ts';
import { useLedger } from '../../ledger/use-ledger.ts';
import { useUrl } from '../../shell/use-url.ts';
import {
  DEFAULT_GROUP,
  getGroupDimension,
  groupValues,
  type SourceDimension,
} from './sources-groups.ts';
import { getGroup, getSource } from './sources-source.ts';

const dimensions = Object.keys(groupValues) as SourceDimension[];

/** Where orders come from: orders and net sales by source, country, campaign or device. */
export default function SourcesReport() {
  const known = useLedger();
  const { query } = useUrl();
  const named = getGroupDimension(query);
  const customers = getCustomerType(query);
  const currencies = useCurrencies(known.state, named === 'currencies');
  // As text: other changes of the orders do not change the table.
  const recorded = getRecorded(known, dimensions, [named]).join(' ');
  const config = useMemo((): GroupReportConfig => {
    const offered = dimensions.filter((dimension) => recorded.split(' ').includes(dimension));
    const { title, label, dimension } = getGroup(offered.includes(named) ? named : DEFAULT_GROUP);
    return {
      source: getSource(offered, currencies.codes),
      metrics: sourceMetrics,
      title: addCurrency(addCustomerType(title(), customers), currencies),
      by: [dimension],
      only: toOrderFilter(customers),
      description: addCustomerType(label(), customers),
      currencies,
      columnsOf: 'sources',
    };
  }, [recorded, named, customers, currencies]);
  const unknown = recorded.split(' ').includes(named) ? [] : [named];
  return <GroupReport {...{ config, known, unknown }} />;
}
