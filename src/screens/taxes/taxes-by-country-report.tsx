import { SummaryListPlaceholder } from '@tillview/components';
import { getTaxDestinations, getTaxReport, isInEu, resolveReportRequest } from '@tillview/data';
import { formatDate, formatTime, getStoreTimeZoneMoment } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { NotStored } from '../../ledger/not-stored.tsx';
import { describePart } from '../../ledger/describe-part.ts';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { nameDateType } from '../../reporting/request/describe-date-basis.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { withoutComparison } from '../../reporting/request/without-comparison.ts';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { TaxChecks, TaxSum } from './tax-checks.tsx';
import {
  destinationTable,
  getDestinationTotals,
  getTaxTotals,
  sortTaxRows,
  taxTable,
} from './tax-columns.tsx';
import { TaxPanel } from './tax-panel.tsx';
import { TaxPeriodButtons } from './tax-period-buttons.tsx';
import { describeTaxAddress, getBasis, getSource, showsDestinations } from './tax-source.ts';
import { useStoreTaxes } from './use-store-taxes.ts';
import { useTaxLines } from './use-tax-lines.ts';
import '../../reporting/report.css';

const NO_RANGE = { after: '', before: '' };

/** What was taxed in each country, at which rate, and the tax on it. */
export default function TaxesByCountryReport() {
  const { query } = useUrl();
  const { dateType, storeName, currency } = useHost();
  const [isEuStore, setEuStore] = useState(false);
  const source = useMemo(() => getSource(dateType, isEuStore), [dateType, isEuStore]);
  const request = useMemo(
    () => withoutComparison(resolveReportRequest(source, query)),
    [source, query],
  );
  const context = useReportContext(request, query, false);
  const basis = getBasis(query, dateType);
  const { primary, sort } = request;
  const { after, before } = primary ?? NO_RANGE;
  const known = useTaxLines(basis, after, before);
  const { state } = known;
  const { entries, missing, usesRoute, place } = state;
  const isEu = place !== undefined && isInEu(place.base.country);
  // The filters depend on the setting, which is read with the lines.
  if (isEu !== isEuStore) setEuStore(isEu);
  const isDestinations = isEu && showsDestinations(query);
  const { precision } = currency;
  const isOfRange =
    state.range?.basis === basis && state.range.after === after && state.range.before === before;
  const report = useMemo(
    () =>
      isOfRange && (missing.length === 0 || entries.length > 0)
        ? getTaxReport(entries, { basis, after, before, decimals: precision, place })
        : null,
    [isOfRange, missing, entries, basis, after, before, precision, place],
  );
  const destinations = useMemo(
    () =>
      report && isDestinations
        ? getTaxDestinations(entries, { basis, after, before, decimals: precision })
        : null,
    [report, isDestinations, entries, basis, after, before, precision],
  );
  const isComplete = report !== null && missing.length === 0;
  const store = useStoreTaxes(isComplete ? primary : null, basis);
  const rows = useMemo(
    () => (destinations ? sortTaxRows(destinations, sort) : sortTaxRows(report?.rows ?? [], sort)),
    [report, destinations, sort],
  );
  const day = nameDateType(basis);
  const address = destinations
    ? __(
        'Orders without a VAT number to countries of the European Union, by the country of the shipping address.',
        'tillview',
      )
    : describeTaxAddress(place?.basedOn);
  const now = getStoreTimeZoneMoment();
  return (
    <div className="tillview-report">
      <PrintHeader
        dates={request.dates}
        filters={[day, destinations ? destinationTable.title() : undefined]}
      />
      <ReportFilters source={source} request={request} />
      <TaxPeriodButtons range={primary} />
      <TaxPanel
        known={known}
        context={context}
        part={report && missing.length > 0 ? describePart(missing.length, context) : undefined}
      >
        {isComplete && !destinations && <TaxSum {...{ report, store, basis, context }} />}
      </TaxPanel>
      {!report && state.status !== 'idle' && (
        <SummaryListPlaceholder numberOfItems={1} isAlwaysOpen />
      )}
      {report && (
        <>
          <KnownTable
            source={source}
            table={destinations ? destinationTable : taxTable}
            fileTitle={destinations ? destinationTable.title() : __('Taxes by country', 'tillview')}
            fileDetails={[
              [__('Store', 'tillview'), storeName],
              [__('Orders count', 'tillview'), day],
              [__('Country / Region', 'tillview'), address],
              [__('Made', 'tillview'), `${formatDate(now)} ${formatTime(now)}`],
            ]}
            request={request}
            context={context}
            rows={rows}
            totals={destinations ? getDestinationTotals(destinations) : getTaxTotals(report)}
          />
          {isComplete && !destinations && (
            <TaxChecks
              report={report}
              store={store}
              context={context}
              onReadEarlier={usesRoute || basis === 'date_created' ? undefined : known.readEarlier}
              findsChanges={state.isWhole}
              onReadAgain={() => void known.reader.readAgain()}
            />
          )}
          {!state.isStored && <NotStored />}
          <p className="tillview-report__difference">
            {address}{' '}
            {__(
              'These are sums of your orders as WooCommerce stores them: not a tax return, and no advice.',
              'tillview',
            )}
          </p>
        </>
      )}
    </div>
  );
}
