import { resolveReportRequest, type LedgerMonth } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { KnownCurrencies } from '../../ledger/currencies/known-currencies.tsx';
import { useCurrencies } from '../../ledger/currencies/use-currencies.ts';
import { useCurrencyContext } from '../../ledger/currencies/use-currency-context.ts';
import { LedgerPanel } from '../../ledger/ledger-panel.tsx';
import { useLedger } from '../../ledger/use-ledger.ts';
import { useUrl } from '../../shell/use-url.ts';
import { CohortTable } from './cohort-table.tsx';
import { CustomerListTable } from './customer-list.tsx';
import { LargeRetention } from './large-retention.tsx';
import { FirstSourceTable } from './first-source-table.tsx';
import { listTexts } from './list-texts.ts';
import { getList, getSource } from './retention-source.ts';
import { getRetention, type CustomerList, type Retention } from './retention.ts';
import { SegmentTable } from './segment-table.tsx';
import { describeGaps, NewlyDue } from './newly-due.tsx';
import '../../reporting/report.css';
import './retention.css';

/** What all orders say on who comes back. */
function useRetention(months: ReadonlyMap<string, LedgerMonth>): Retention {
  // The hour: it is not computed again with every render.
  const now = getStoreTimeZoneMoment().format('YYYY-MM-DDTHH:00:00');
  return useMemo(() => getRetention([...months.values()], now), [months, now]);
}

/** Why a list cannot be shown. */
function UnknownList({ list, limits }: { list: CustomerList } & Pick<Retention, 'limits'>) {
  return (
    <p className="tillview-report__notice" role="note">
      {list === 'newly-due' && !limits
        ? __(
            'There are too few repeat orders to know how soon customers of this store order again.',
            'tillview',
          )
        : __('There are too few customers for segments.', 'tillview')}
    </p>
  );
}

/** Says what the figures lack while some months are not read: the newest are read first. */
function UnreadMonths({ count, context }: { count: number; context: ReportContext }) {
  if (count === 0) return null;
  return (
    <p className="tillview-report__notice" role="note">
      {sprintf(
        /* translators: %s: number of months. */
        _n(
          'The figures are not complete: the orders of %s month are not read yet. Until then, a customer counts from the first order that is read.',
          'The figures are not complete: the orders of %s months are not read yet. Until then, a customer counts from the first order that is read.',
          count,
          'tillview',
        ),
        context.formatNumber(count),
      )}
    </p>
  );
}

/** Orders without a customer are in no cohort and no list. */
function MissingCustomers({ count, context }: { count: number; context: ReportContext }) {
  if (count === 0) return null;
  return (
    <p className="tillview-report__notice" role="note">
      {sprintf(
        /* translators: %s: number of orders. */
        _n(
          '%s order or refund belongs to no customer and is left out.',
          '%s orders and refunds belong to no customer and are left out.',
          count,
          'tillview',
        ),
        context.formatNumber(count),
      )}
    </p>
  );
}

/** The lists of customers who have not ordered recently, for which the list says how soon others order again. */
const DUE: readonly CustomerList[] = ['newly-due', 'at-risk', 'slipping-away'];

/** Who the customers of a list are, in sentences. */
function describeList(list: CustomerList, retention: Retention, context: ReportContext): string {
  const gaps = DUE.includes(list) ? describeGaps(retention, context) : undefined;
  return [list === 'newly-due' ? undefined : listTexts[list].description(), gaps]
    .filter(Boolean)
    .join(' ');
}

/** The name of a list and how many customers are in it, for screen readers. */
const describeCount = (name: string, count: number, { formatNumber }: ReportContext): string => {
  /* translators: %s: number of customers. */
  const customers = _n('%s customer', '%s customers', count, 'tillview');
  return `${name}: ${sprintf(customers, formatNumber(count))}`;
};

/** Which customers come back: segments and cohorts, or the customers of one segment. */
export default function RetentionReport() {
  const { query } = useUrl();
  const known = useLedger();
  const { state } = known;
  const { codes, selected, months } = useCurrencies(state);
  const source = useMemo(() => getSource(codes), [codes]);
  const request = useMemo(() => resolveReportRequest(source, query), [source, query]);
  const context = useCurrencyContext(useReportContext(request, query, false), selected);
  const retention = useRetention(months);
  const list = getList(query);
  const rows = list && retention.lists[list];
  const isKnown = state.months.size > 0 && state.expected !== undefined;
  return (
    <div className="tillview-report tillview-retention">
      <PrintHeader dates={null} filters={[list && listTexts[list].name(), selected]} />
      {!known.groups && <ReportFilters source={source} request={request} />}
      <AlarmPlace context={context} />
      {known.groups ? (
        <LargeRetention {...{ source, request, context }} threshold={known.groups.threshold} />
      ) : (
        <LedgerPanel
          known={known}
          context={context}
          result={
            isKnown && list && rows
              ? describeCount(listTexts[list].name(), rows.length, context)
              : undefined
          }
        />
      )}
      {isKnown && (
        <>
          <KnownCurrencies known={known} range={null} context={context} />
          <UnreadMonths count={state.unread.length} context={context} />
          <MissingCustomers count={retention.withoutCustomer} context={context} />
          {!list && (
            <>
              <NewlyDue retention={retention} context={context} />
              <SegmentTable retention={retention} context={context} />
              <FirstSourceTable months={months} histories={retention.histories} context={context} />
              <CohortTable
                {...retention}
                onlyHere={state.unread.length === 0 ? retention.withoutFirst : 0}
                source={source}
                request={request}
                context={context}
              />
            </>
          )}
          {list && !rows && <UnknownList list={list} limits={retention.limits} />}
          {list && rows && (
            <CustomerListTable
              key={list}
              list={list}
              customers={rows}
              description={describeList(list, retention, context)}
              source={source}
              request={request}
              context={context}
            />
          )}
        </>
      )}
    </div>
  );
}
