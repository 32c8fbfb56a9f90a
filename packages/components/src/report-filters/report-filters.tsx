import type { CurrencyConfig } from '@tillview/currency';
import { getCurrentDates, getDateParamsFromQuery, isoDateFormat as iso } from '@tillview/date';
import {
  getFilterCard,
  getQueryText,
  updateQueryString,
  type AdvancedFiltersConfig,
  type FilterConfig,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersProps } from '../advanced-filters/advanced-filters.tsx';
import {
  DateRangeFilterPicker,
  type DateRangeFilterPickerProps,
} from '../date-range-filter-picker/date-range-filter-picker.tsx';
import type { DateRangeSelection } from '../date-range-filter-picker/use-date-range-draft.ts';
import type { FilterPickerProps } from '../filter-picker/filter-picker.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import { Placeholder } from '../placeholder/placeholder.tsx';
import type { Autocompleter } from '../search/types.ts';
import { H } from '../section/h.tsx';
import { Section } from '../section/section.tsx';

export type ReportFiltersProps = {
  /** The path of the report in the app. */
  path: string;
  /** The query parameters of the URL. */
  query?: Query;
  /** The filters, with one picker each. */
  filters?: readonly FilterConfig<Autocompleter>[];
  /** The advanced filters; none by default. */
  advancedFilters?: AdvancedFiltersConfig<Autocompleter>;
  /** Locale of the site, such as `en_US`, which is the default. */
  siteLocale?: string;
  /** The store's currency, for filters by amount. */
  currency?: CurrencyConfig;
  /** Whether there is a date range dropdown; true by default. */
  showDatePicker?: boolean;
  /** The current range; by default the range of `query`. */
  dateQuery?: DateRangeFilterPickerProps['dateQuery'];
  /** The moment format of dates in the URL; ISO by default. */
  isoDateFormat?: string;
  /** Called with the parameters to change; by default they are written into the URL. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** Returns the first day that has metrics, as `YYYY-MM-DD`, for "All time"; without it, "All time" is not offered. */
  getFirstDay?: (() => Promise<string | undefined>) | undefined;
  /** Called after `onQueryUpdate` with the range that was applied. */
  onDateSelect?: (selection: DateRangeSelection) => void;
  /** Called after `onQueryUpdate` with the filter that was selected. */
  onFilterSelect?: FilterPickerProps['onFilterSelect'];
  /** Called with each action of the user in the advanced filters. */
  onAdvancedFilterAction?: AdvancedFiltersProps['onAdvancedFilterAction'];
};

// Loaded on demand, since reports without filters do not need it.
const FilterPicker = lazyWithRetry<FilterPickerProps>(
  async () => ({ default: (await import('../filter-picker/filter-picker.tsx')).FilterPicker }),
  {
    placeholder: () => <Placeholder className="tillview-report-filters__placeholder is-picker" />,
  },
);
const ReportFilterCard = lazyWithRetry(() => import('./filter-card.tsx'), {
  placeholder: () => <Placeholder className="tillview-report-filters__placeholder is-card" />,
});

const NO_QUERY: Query = {};
const NO_FILTERS: AdvancedFiltersConfig<Autocompleter> = { title: '', filters: {} };

function getDateQuery(query: Query) {
  const { primary, secondary } = getCurrentDates(query);
  return { ...getDateParamsFromQuery(query), primaryDate: primary, secondaryDate: secondary };
}

/** Whether a query already has the values of an update. */
function matchesQuery(update: QueryUpdate, query: Query): boolean {
  return Object.entries(update).every(([name, value]) => getQueryText(query, name) === value);
}

/**
 * The filter area of a report: the date range, a picker per filter, and the card of the selected option, which is a
 * comparison or the advanced filters (R2.17, R2.18).
 */
export function ReportFilters({
  path,
  query = NO_QUERY,
  filters = [],
  advancedFilters = NO_FILTERS,
  siteLocale = 'en_US',
  currency,
  showDatePicker = true,
  dateQuery = getDateQuery(query),
  isoDateFormat = iso,
  onQueryUpdate = (update) => updateQueryString(update, path, query),
  getFirstDay,
  onDateSelect,
  onFilterSelect,
  onAdvancedFilterAction,
}: ReportFiltersProps) {
  const visibleFilters = filters.filter(({ showFilters }) => showFilters?.(query) ?? true);
  const [found] = visibleFilters.flatMap((config) => getFilterCard(config, query) ?? []);

  return (
    <div className="tillview-report-filters">
      <H className="tillview-visually-hidden">{__('Filters', 'tillview')}</H>
      <Section className="tillview-report-filters__pickers">
        {showDatePicker && (
          <DateRangeFilterPicker
            dateQuery={dateQuery}
            isoDateFormat={isoDateFormat}
            getFirstDay={getFirstDay}
            onRangeSelect={(selection) => {
              const update = { ...selection, paged: undefined };
              // The same range must not be added to the history again.
              if (!matchesQuery(update, query)) onQueryUpdate(update);
              onDateSelect?.(selection);
            }}
          />
        )}
        {visibleFilters.length > 0 && (
          <div className="tillview-report-filters__choices">
            {visibleFilters.map((config) => (
              <FilterPicker
                key={config.param}
                config={config}
                path={path}
                query={query}
                advancedFilters={advancedFilters}
                onQueryUpdate={onQueryUpdate}
                onFilterSelect={onFilterSelect}
              />
            ))}
          </div>
        )}
      </Section>
      {found && (
        <Section className="tillview-report-filters__card">
          <ReportFilterCard
            found={found}
            path={path}
            query={query}
            advancedFilters={advancedFilters}
            siteLocale={siteLocale}
            currency={currency}
            onQueryUpdate={onQueryUpdate}
            onAdvancedFilterAction={onAdvancedFilterAction}
          />
        </Section>
      )}
    </div>
  );
}
