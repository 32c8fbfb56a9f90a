import { useAsync } from '@tillview/components';
import type { ReportRequest, ReportRow, ReportRows, ReportSource } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { describeNotes } from '../../shell/day-notes/describe-notes.ts';
import { useDayNotes } from '../../shell/day-notes/use-day-notes.ts';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import { useUrl } from '../../shell/use-url.ts';
import { describeDateBasis } from '../../reporting/request/describe-date-basis.ts';
import { describeFilters } from '../../reporting/request/describe-filters.ts';
import { describeOmittedRows } from '../../reporting/request/describe-omitted-rows.ts';
import PrintLines from '../../reporting/page/print-lines.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';

type Props = {
  source: ReportSource;
  request: ReportRequest;
  rows: ReportRows<ReportRow>;
  context: ReportContext;
};

/** The search and the active filters, one per line, with the names of their items. Read once per mount. */
function useFilterLines({ source, request, context }: Omit<Props, 'rows'>): readonly string[] {
  const { variationTitleSeparator: variationSeparator } = useHost();
  const registry = useRegistry();
  const { query } = useUrl();
  const currency = context.currency.getCurrencyConfig();
  const [load] = useState(() => () => {
    return describeFilters({ source, request, query, currency, registry, variationSeparator });
  });
  const described = useAsync(load);
  return described.state === 'ready' ? described.value : [__('Loading…', 'tillview')];
}

/** The notes on days of the range, on one line. */
function NoteLine({ request }: Pick<Props, 'request'>) {
  const { own, shared } = useDayNotes();
  const notes = describeNotes([...own, ...shared], request.primary);
  if (notes.length === 0) return null;
  /* translators: %s: one or several notes on a day. */
  return <p>{sprintf(__('Notes: %s.', 'tillview'), notes.join('; '))}</p>;
}

/**
 * The header of a printed report: store, range, comparison, filters, date of printing, and the number of omitted rows.
 * It is mounted again for each URL.
 */
export default function PrintHead({ rows, ...report }: Props) {
  const { request, context } = report;
  const filters = useFilterLines(report);
  const basis = describeDateBasis(request);
  /* translators: %s: a day, such as "The day they are created". */
  const dateBasis = basis && sprintf(__('Orders count on: %s', 'tillview'), basis);
  const isLater = useIsFirstViewLoaded();
  return (
    <>
      <PrintLines
        dates={request.dates}
        filters={dateBasis ? [dateBasis, ...filters] : filters}
        rest={describeOmittedRows(rows, context)}
      />
      {isLater && <NoteLine request={request} />}
    </>
  );
}
