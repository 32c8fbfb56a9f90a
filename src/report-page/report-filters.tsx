import { DateRangeFilterPicker } from '@tillview/components';
import { getCurrentDates, getDateParamsFromQuery, isoDateFormat } from '@tillview/date';
import { updateQueryString } from '@tillview/navigation';
import { useReportRequest } from './use-report-request.ts';

/** The row of choices over a report. */
export function ReportFilters() {
  const { query, path, defaultDateRange } = useReportRequest();
  const { primary, secondary } = getCurrentDates(query, defaultDateRange);
  return (
    <div className="tillview-report__filters">
      <DateRangeFilterPicker
        dateQuery={{
          ...getDateParamsFromQuery(query, defaultDateRange),
          primaryDate: primary,
          secondaryDate: secondary,
        }}
        isoDateFormat={isoDateFormat}
        onRangeSelect={(selection) =>
          updateQueryString({ ...selection, paged: undefined }, path, query)
        }
      />
    </div>
  );
}
