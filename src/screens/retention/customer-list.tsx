import { Placeholder } from '@tillview/components';
import { fromSeconds, type ReportRequest, type ReportRow, type ReportSource } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import type { Metric } from '../../reporting/definition/metric.ts';
import {
  defineTable,
  type ReportColumn,
  type ReportContext,
} from '../../reporting/definition/report-definition.ts';
import { EmailLink, ItemLink } from '../../reporting/definition/cells.tsx';
import { dateCells } from '../../reporting/table/date-cells.ts';
import { metricColumns } from '../../reporting/table/metric-columns.tsx';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { readCustomerNames, useCustomerNames, type NamedCustomer } from './customer-names.ts';
import { listTexts } from './list-texts.ts';
import { sortCustomers, type CustomerList, type CustomerRow } from './retention.ts';

const metrics = [
  { key: 'orders_count', label: () => __('Orders', 'tillview'), type: 'number', addsUp: true },
  { key: 'net_revenue', label: () => __('Net sales', 'tillview'), type: 'currency', addsUp: true },
] as const satisfies readonly Metric[];

/* translators: %s: the number that identifies a customer. */
const describeNameless = (id: number) => sprintf(__('Customer %s', 'tillview'), String(id));

const columns: readonly ReportColumn<NamedCustomer>[] = [
  {
    key: 'name',
    label: () => __('Name', 'tillview'),
    required: true,
    value: ({ id, name }) => name || describeNameless(id),
    display: ({ id, name }, context) => (
      <ItemLink item="customer" id={id} context={context}>
        {name || describeNameless(id)}
      </ItemLink>
    ),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) =>
      /* translators: %s: number of customers. */
      sprintf(_n('%s customer', '%s customers', rows, 'tillview'), formatNumber(rows)),
  },
  {
    key: 'email',
    label: () => __('Email', 'tillview'),
    value: ({ email }) => email ?? '',
    display: ({ email }) =>
      email === undefined ? <Placeholder width="120px" /> : <EmailLink email={email} />,
  },
  {
    key: 'last_order',
    label: () => __('Last order', 'tillview'),
    ...dateCells<NamedCustomer>({ read: ({ last_order: seconds }) => fromSeconds(seconds) }),
  },
  {
    key: 'silent_days',
    label: () => __('Days since', 'tillview'),
    screenReaderLabel: () => __('Days since the last order', 'tillview'),
    isNumeric: true,
    value: ({ silent_days: days }) => days,
    display: ({ silent_days: days }, { formatNumber }) => formatNumber(days),
  },
  ...metricColumns<NamedCustomer>(metrics),
];

type Props = {
  list: CustomerList;
  customers: readonly CustomerRow[];
  /** Who the customers are, as a sentence. */
  description: string;
  source: ReportSource;
  request: ReportRequest;
  context: ReportContext;
};

const toRows = (customers: readonly NamedCustomer[]) => customers as readonly ReportRow[];

/** The customers of a list. Their names and email addresses are read for the visible page only, and for a file. */
export function CustomerListTable({
  list,
  customers,
  description,
  source,
  request,
  context,
}: Props) {
  const registry = useRegistry();
  const { sort, page, pageSize } = request;
  const sorted = useMemo(() => sortCustomers(customers, sort), [customers, sort]);
  const shown = useMemo(
    () => sorted.slice((page - 1) * pageSize, page * pageSize),
    [sorted, page, pageSize],
  );
  const { named, error, onRetry } = useCustomerNames(shown);
  const texts = listTexts[list];
  const table = useMemo(
    () =>
      defineTable<NamedCustomer>({
        title: texts.name,
        columns,
        rowKey: ({ id }) => String(id),
        columnsOf: 'retention',
      }),
    [texts],
  );
  const totals = useMemo(() => {
    const sum = (key: 'orders_count' | 'net_revenue') =>
      customers.reduce((total, row) => total + row[key], 0);
    return { orders_count: sum('orders_count'), net_revenue: sum('net_revenue') };
  }, [customers]);
  return (
    <KnownTable
      source={source}
      table={table}
      request={request}
      context={context}
      rows={toRows(named)}
      totalRows={sorted.length}
      totals={totals}
      readAll={async (options) => toRows(await readCustomerNames(registry, sorted, options))}
      emptyMessage={__('There are no such customers.', 'tillview')}
      notes={
        <>
          <p className="tillview-retention__note">
            {description} {texts.advice()}
          </p>
          {error && (
            <div className="tillview-retention__failure">
              <RequestError
                isInline
                error={error}
                subject={__('the names of these customers', 'tillview')}
                onRetry={onRetry}
              />
            </div>
          )}
        </>
      }
    />
  );
}
