import { Card, Table } from '@tillview/components';
import type { LedgerMonth } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { formatGroupValue } from '../../ledger/groups/group-values.ts';
import { renderValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { getFirstSources, type FirstSource } from './first-sources.ts';
import type { Retention } from './retention.ts';

type Props = Pick<Retention, 'histories'> & {
  months: ReadonlyMap<string, LedgerMonth>;
  context: ReportContext;
};

/** Which source brings the customers who come back. Renders nothing if the store records no sources. */
export function FirstSourceTable({ months, histories, context }: Props) {
  const rows = useMemo(() => getFirstSources(months.values(), histories), [months, histories]);
  if (rows.every(({ source }) => source === '')) return null;
  const { formatNumber, formatDecimal } = context;
  const title = __('Customers by first source', 'tillview');
  const toCells = ({ customers, returning, net }: Omit<FirstSource, 'source'>) => [
    formatNumber(customers),
    formatNumber(returning),
    `${formatDecimal((100 * returning) / Math.max(1, customers), 1, 1)}%`,
    renderValue('currency', net / Math.max(1, customers), context),
  ];
  const sumOf = (key: 'customers' | 'returning' | 'net') =>
    rows.reduce((sum, row) => sum + row[key], 0);
  const total = { customers: sumOf('customers'), returning: sumOf('returning'), net: sumOf('net') };
  const headers = [
    { key: 'source', label: __('Source', 'tillview') },
    { key: 'customers', label: __('Customers', 'tillview'), isNumeric: true },
    { key: 'returning', label: __('Came back', 'tillview'), isNumeric: true },
    { key: 'share', label: __('Came back, %', 'tillview'), isNumeric: true },
    { key: 'net', label: __('Net sales per customer', 'tillview'), isNumeric: true },
  ];
  const totals = toCells(total);
  return (
    <Card
      title={title}
      description={__(
        'Each customer counts under the source of the first order. New customers have had less time to come back.',
        'tillview',
      )}
      isFlush
    >
      <Table
        caption={title}
        headers={headers}
        rows={rows.map((row) => [
          { display: formatGroupValue(row.source, 'origins') },
          ...toCells(row).map((display) => ({ display })),
        ])}
        totals={Object.fromEntries(
          headers.slice(1).map(({ key }, index) => [key, totals[index]] as const),
        )}
      />
    </Card>
  );
}
