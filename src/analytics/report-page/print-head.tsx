import { FilterNames } from '@tillview/components';
import type { ReportRequest, ReportRow, ReportRows, ReportSource } from '@tillview/data';
import { formatDate, getDateEnvironment, getStoreTimeZoneMoment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { usePrintTime } from '../../host/use-print-time.ts';
import { useAddress } from '../../shell/use-address.ts';
import { formatTimeOfDay } from './format-time-of-day.ts';
import type { ReportContext } from './report-definition.ts';

type Props = {
  source: ReportSource;
  request: ReportRequest;
  rows: ReportRows<ReportRow>;
  context: ReportContext;
};

function describeRange(dates: NonNullable<ReportRequest['dates']>): string {
  const [range, comparison] = [dates.primary, dates.secondary].map(
    (one) => one && `${one.label} (${one.range})`,
  );
  return comparison
    ? sprintf(
        /* translators: 1: a range of dates; 2: the range that it is compared with. */
        __('%1$s, compared with %2$s', 'tillview'),
        range ?? '',
        comparison,
      )
    : (range ?? '');
}

/** How many rows of the table other pages hold, which are not on paper. */
function describeRest(
  { items, isTotalUnknown }: ReportRows<ReportRow>,
  { formatNumber }: ReportContext,
): string | undefined {
  const rest = items.totalResults - items.data.length;
  if (isTotalUnknown || items.data.length === 0 || rest <= 0) return undefined;
  return sprintf(
    /* translators: 1: number of rows on paper; 2: number of all rows; 3: number of rows left out. */
    __('The table has %1$s of %2$s rows; %3$s are not printed.', 'tillview'),
    formatNumber(items.data.length),
    formatNumber(items.totalResults),
    formatNumber(rest),
  );
}

function Lines({ lines }: { lines: readonly (string | false | null | undefined)[] }) {
  return <>{lines.map((line) => line && <p key={line}>{line}</p>)}</>;
}

/** At the top of a printed report: store, range, comparison, filters, date of printing, and what is left out. */
export default function PrintHead({ source, request, rows, context }: Props) {
  const { storeName } = useHost();
  const printedAt = usePrintTime(() => getDateEnvironment().now().getTime());
  const { query } = useAddress();
  const filters = useMemo(
    () => ({ filters: source.filters(), advancedFilters: source.advancedFilters?.() }),
    [source],
  );
  const { search } = request;
  const range = [storeName, request.dates && describeRange(request.dates)];
  const lines = [
    search.length > 0 &&
      sprintf(
        /* translators: %s: the words that the table is searched for. */
        __('Search: %s', 'tillview'),
        search.join(', '),
      ),
    sprintf(
      /* translators: 1: a date; 2: a time of day. */
      __('Printed on %1$s at %2$s', 'tillview'),
      formatDate(getStoreTimeZoneMoment().format('YYYY-MM-DD')),
      formatTimeOfDay(printedAt),
    ),
    describeRest(rows, context),
  ];
  return (
    <>
      <Lines lines={range} />
      {/* A search takes the place of the filters. */}
      {search.length === 0 && (
        <FilterNames {...filters} query={query} currency={context.currency.getCurrencyConfig()} />
      )}
      <Lines lines={lines} />
    </>
  );
}
