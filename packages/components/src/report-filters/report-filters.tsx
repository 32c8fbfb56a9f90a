import type { CurrencyConfig } from '@tillview/currency';
import { getCurrentDates, getDateParamsFromQuery, isoDateFormat as iso } from '@tillview/date';
import {
  getFilterCard,
  updateQueryString,
  type AdvancedFiltersConfig,
  type FilterConfig,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { AdvancedFilters, type AdvancedFiltersProps } from '../advanced-filters/index.ts';
import { CompareFilter } from '../compare-filter/index.ts';
import {
  DateRangeFilterPicker,
  type DateRangeFilterPickerProps,
  type DateRangeSelection,
} from '../date-range-filter-picker/index.ts';
import { FilterPicker } from '../filter-picker/index.ts';
import { toSearchType, type Autocompleter } from '../search/index.ts';
import { H, Section } from '../section/index.ts';

export interface ReportFiltersProps {
  /** In-app path of the report. */
  path: string;
  /** The address's parameters. */
  query?: Query;
  /** One picker each. */
  filters?: readonly FilterConfig<Autocompleter>[];
  advancedFilters?: AdvancedFiltersConfig<Autocompleter>;
  /** Language of the site, such as `en_US`. */
  siteLocale?: string;
  currency?: CurrencyConfig;
  showDatePicker?: boolean;
  /** The range in force; read from the address unless given. */
  dateQuery?: DateRangeFilterPickerProps['dateQuery'];
  /** Query string of the range that holds where the address names none. */
  defaultDateRange?: string;
  isoDateFormat?: string;
  /** Called after the chosen range was written into the address. */
  onDateSelect?: (selection: DateRangeSelection) => void;
  /** Called after a filter choice was written into the address. */
  onFilterSelect?: (update: QueryUpdate) => void;
  onAdvancedFilterAction?: AdvancedFiltersProps['onAdvancedFilterAction'];
}

const NO_QUERY: Query = {};
const NO_FILTERS: AdvancedFiltersConfig<Autocompleter> = { title: '', filters: {} };

function getDateQuery(query: Query, defaultDateRange: string | undefined) {
  const { primary, secondary } = getCurrentDates(query, defaultDateRange);
  return {
    ...getDateParamsFromQuery(query, defaultDateRange),
    primaryDate: primary,
    secondaryDate: secondary,
  };
}

/**
 * The filter area of a report: the date range, a picker per filter, and below them the one card that the choice in
 * force asks for: a comparison, or the advanced filters (spec §2).
 */
export function ReportFilters({
  path,
  query = NO_QUERY,
  filters = [],
  advancedFilters = NO_FILTERS,
  siteLocale = 'en_US',
  currency,
  showDatePicker = true,
  defaultDateRange,
  dateQuery = getDateQuery(query, defaultDateRange),
  isoDateFormat = iso,
  onDateSelect,
  onFilterSelect,
  onAdvancedFilterAction,
}: ReportFiltersProps) {
  const shown = filters.filter(({ showFilters }) => showFilters?.(query) ?? true);
  const [found] = shown.flatMap((config) => getFilterCard(config, query) ?? []);
  const settings = found?.card === 'compare' ? found.filter.settings : undefined;

  return (
    <div className="tillview-report-filters">
      <H className="tillview-visually-hidden">{__('Filters', 'tillview')}</H>
      <Section className="tillview-report-filters__pickers">
        {showDatePicker && (
          <DateRangeFilterPicker
            dateQuery={dateQuery}
            isoDateFormat={isoDateFormat}
            onRangeSelect={(selection) => {
              updateQueryString({ ...selection, paged: undefined }, path, query);
              onDateSelect?.(selection);
            }}
          />
        )}
        {shown.map((config) => (
          <FilterPicker
            key={config.param}
            config={config}
            path={path}
            query={query}
            advancedFilters={advancedFilters}
            {...(onFilterSelect ? { onFilterSelect } : {})}
          />
        ))}
      </Section>
      {found && (
        <Section className="tillview-report-filters__card">
          {found.card === 'advanced' && (
            <AdvancedFilters
              config={advancedFilters}
              path={path}
              query={query}
              currency={currency}
              siteLocale={siteLocale}
              {...(onAdvancedFilterAction ? { onAdvancedFilterAction } : {})}
            />
          )}
          {settings && (
            <CompareFilter
              type={toSearchType(settings.type)}
              param={settings.param}
              path={path}
              query={query}
              getLabels={settings.getLabels}
              labels={settings.labels}
              autocompleter={settings.autocompleter}
            />
          )}
        </Section>
      )}
    </div>
  );
}
