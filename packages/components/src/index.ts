export { Badge } from './badge/badge.tsx';
export { Button } from './button/button.tsx';
export { Card } from './card/card.tsx';
export { Dropdown } from './dropdown/dropdown.tsx';
export { EllipsisMenu } from './ellipsis-menu/ellipsis-menu.tsx';
export { MenuItem } from './ellipsis-menu/menu-item.tsx';
export { MenuTitle } from './ellipsis-menu/menu-title.tsx';
export { EmptyContent } from './empty-content/empty-content.tsx';
export {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  CloseIcon,
  DownloadIcon,
  RefreshIcon,
} from './icons/icons.tsx';
export { Link } from './link/link.tsx';
export { Placeholder } from './placeholder/placeholder.tsx';
export { Popover } from './popover/popover.tsx';
export { Portal } from './portal/portal.tsx';
export { getLoadFailure } from './report-error/error-texts.ts';
export { getReportErrorKind } from './report-error/get-report-error-kind.ts';
export { ReportError } from './report-error/report-error.tsx';
export { H } from './section/h.tsx';
export { Section } from './section/section.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Tooltip } from './tooltip/tooltip.tsx';
export { ViewMoreList } from './view-more-list/view-more-list.tsx';
export { useIsMobileViewport } from './viewport/viewport.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { DateRangeFilterPicker } from './date-range-filter-picker/date-range-filter-picker.tsx';
export type { DateRangeSelection } from './date-range-filter-picker/use-date-range-draft.ts';
export { DateRange } from './date-range/date-range.tsx';
export { DropdownButton } from './dropdown-button/dropdown-button.tsx';
export { SegmentedSelection } from './segmented-selection/segmented-selection.tsx';
export { Pagination } from './pagination/pagination.tsx';
export { SummaryList } from './summary/summary-list.tsx';
export { SummaryListPlaceholder } from './summary/summary-list-placeholder.tsx';
export { SummaryNumber } from './summary/summary-number.tsx';
export { SummaryNumberPlaceholder } from './summary/summary-number-placeholder.tsx';
export { EmptyTable } from './table/empty-table.tsx';
export { Table } from './table/table.tsx';
export { TableCard } from './table/table-card.tsx';
export { TablePlaceholder } from './table/table-placeholder.tsx';
export { TableSummary, TableSummaryPlaceholder } from './table/table-summary.tsx';
export type { TableHeader, TableRow, TableTotals } from './table/types.ts';
export { Chart } from './chart/chart.tsx';
export { getIntervalLabel } from './chart/view/chart-header.tsx';
export { ChartPlaceholder } from './chart/view/chart-placeholder.tsx';
export type { ChartProps } from './chart/chart-props.ts';
export type {
  ChartEntry,
  ChartEstimate,
  ChartGoal,
  ChartMark,
  ChartRow,
  DateFormatter,
} from './chart/types.ts';
export { SelectControl } from './select-control/select-control.tsx';
export { AnimationSlider } from './animation-slider/animation-slider.tsx';
export { createAutocompleter } from './search/create-autocompleter.tsx';
export { Search } from './search/search.tsx';
export { VariationSeparatorContext } from './search/variation-name.ts';
export {
  formatMissingItem,
  formatUnreadItem,
  useLabels,
  type Labels,
} from './search/use-labels.ts';
export { useProductType } from './search/use-product-type.ts';
export { readLabels } from './search/read-labels.ts';
export type { Autocompleter, SearchType } from './search/types.ts';
export { TextControl } from './text-control/text-control.tsx';
export { TextControlWithAffixes } from './text-control-with-affixes/text-control-with-affixes.tsx';
export { NumberControl } from './number-control/number-control.tsx';
export { CurrencyControl } from './currency-control/currency-control.tsx';
export { readEnteredNumber } from './currency-control/store-separators.ts';
export { FilterPicker } from './filter-picker/filter-picker.tsx';
export { CompareButton } from './compare-filter/compare-button.tsx';
export { CompareFilter } from './compare-filter/compare-filter.tsx';
export { DatePicker, type DatePickerState } from './date-picker/date-picker.tsx';
export { AdvancedFilters } from './advanced-filters/advanced-filters.tsx';
export { describeActiveFilters } from './advanced-filters/describe-filters.ts';
export { ReportFilters, type ReportFiltersProps } from './report-filters/report-filters.tsx';
export { SearchListControl } from './search-list-control/search-list-control.tsx';
export { buildTermsTree } from './search-list-control/tree.ts';
export type { SearchListItem } from './search-list-control/types.ts';
export { usePath, useQuery } from './use-url/use-url.ts';
export { useAsync } from './use-async/use-async.ts';
export { loadLazyParts } from './lazy-parts/load-lazy-parts.ts';
export { isLoadingCode, lazyWithRetry } from './lazy-with-retry/lazy-with-retry.tsx';
export { FocusFallback } from './focus-fallback/focus-fallback.tsx';
export { CheckboxControl } from './checkbox-control/checkbox-control.tsx';
export { Count } from './count/count.tsx';
export { DynamicForm } from './dynamic-form/dynamic-form.tsx';
export { Flag } from './flag/flag.tsx';
export { Form } from './form/form.tsx';
export { useFormContext } from './form/form-context.ts';
export { AvatarsContext } from './gravatar/avatars-context.ts';
export { Gravatar } from './gravatar/gravatar.tsx';
export { Notice, type NoticeStatus } from './notice/notice.tsx';
export { OrderStatus } from './order-status/order-status.tsx';
export { Pill } from './pill/pill.tsx';
export { Status, type StatusTone } from './status/status.tsx';
export { Plugins } from './plugins/plugins.tsx';
export { ProductImage } from './product-image/product-image.tsx';
export { ProductRating } from './rating/product-rating.tsx';
export { Rating } from './rating/rating.tsx';
export { ReviewRating } from './rating/review-rating.tsx';
export { getSafeHref, getSafeImageUrl } from './safe-url/get-safe-url.ts';
export { ScrollTo } from './scroll-to/scroll-to.tsx';
export { SectionHeader } from './section-header/section-header.tsx';
export { Snackbar } from './snackbar/snackbar.tsx';
export { SnackbarList } from './snackbar/snackbar-list.tsx';
export { Stepper } from './stepper/stepper.tsx';
export { Tag } from './tag/tag.tsx';
export { Timeline } from './timeline/timeline.tsx';
export { groupByOptions, orderByOptions } from './timeline/group-items.ts';
export { Truncate } from './truncate/truncate.tsx';
export { truncate } from './truncate/truncate-text.ts';
export { WebPreview } from './web-preview/web-preview.tsx';
