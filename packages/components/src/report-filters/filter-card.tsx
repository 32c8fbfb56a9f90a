import type { CurrencyConfig } from '@tillview/currency';
import type { AdvancedFiltersConfig, FilterCard, Query, QueryUpdate } from '@tillview/navigation';
import {
  AdvancedFilters,
  type AdvancedFiltersProps,
} from '../advanced-filters/advanced-filters.tsx';
import { CompareFilter } from '../compare-filter/compare-filter.tsx';
import { toSearchType } from '../search/kinds.tsx';
import type { Autocompleter } from '../search/types.ts';

export type ReportFilterCardProps = {
  /** The card to show; for a comparison, with its option. */
  found: FilterCard<Autocompleter>;
  path: string;
  query: Query;
  advancedFilters: AdvancedFiltersConfig<Autocompleter>;
  siteLocale: string;
  currency: CurrencyConfig | undefined;
  onQueryUpdate: (update: QueryUpdate) => void;
  onAdvancedFilterAction: AdvancedFiltersProps['onAdvancedFilterAction'];
};

/** The card below a report's filters: a comparison, or the advanced filters (R2.17, R2.18). */
export default function ReportFilterCard({
  found,
  path,
  query,
  advancedFilters,
  siteLocale,
  currency,
  onQueryUpdate,
  onAdvancedFilterAction,
}: ReportFilterCardProps) {
  if (found.card === 'advanced')
    return (
      <AdvancedFilters
        // The draft of one report must not be used in another report.
        key={path}
        config={advancedFilters}
        path={path}
        query={query}
        currency={currency}
        siteLocale={siteLocale}
        onQueryUpdate={onQueryUpdate}
        onAdvancedFilterAction={onAdvancedFilterAction}
      />
    );
  const { settings } = found.filter;
  return (
    settings && (
      <CompareFilter
        type={toSearchType(settings.type)}
        param={settings.param}
        path={path}
        query={query}
        getLabels={settings.getLabels}
        labels={settings.labels}
        autocompleter={settings.autocompleter}
        onQueryUpdate={onQueryUpdate}
      />
    )
  );
}
