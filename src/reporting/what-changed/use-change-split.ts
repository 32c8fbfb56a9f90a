import { reportsStore, tellApart, type ReportRequest, type ReportSource } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import type { ReportContext } from '../definition/report-definition.ts';
import { changeSplits, type ChangeExplanation, type ChangeSplitName } from './change-splits.ts';
import { readByDayCreated, readSplit } from './read-split.ts';
import { getCategoryLabel, type CategoryTree } from '../definition/category-tree.ts';
import { useCategories } from '../request/use-categories.ts';
import { splitChange, type Amounts, type ChangeSplit, type SplitPart } from './split-change.ts';

/** What the table of a change needs of its report. */
export type ShownChange = {
  /** The source of the report. A file contains the names of its filters. */
  readonly source: ReportSource;
  readonly request: ReportRequest;
  readonly context: ReportContext;
};

/** The properties of the report that the parts of the card need. */
export type ChangeView = ShownChange & {
  readonly explains: ChangeExplanation;
  /** The value in both ranges, rounded. */
  readonly total: Amounts;
};

/** A split, or the reason why it is not available. */
export type SplitState =
  | { readonly is: 'known'; readonly split: ChangeSplit }
  | { readonly is: 'requesting' }
  | { readonly is: 'failed'; readonly error: Error }
  /** The store cannot split the metric with the report's filters. */
  | { readonly is: 'filtered' };

/** Whether a report's URL has filters. */
export const isFiltered = ({ filters }: ReportRequest): boolean =>
  Object.keys(filters).some((name) => name !== 'match');

/** Whether the requests of a split support the report's filters. */
export function canSplit(
  name: ChangeSplitName,
  { explains, request }: Pick<ChangeView, 'explains' | 'request'>,
): boolean {
  if (!isFiltered(request)) return true;
  const { source, ownFilters = [] } = changeSplits[name];
  if (!explains.filtered?.includes(name)) return false;
  if (ownFilters.some((filter) => request.filters[filter] !== undefined)) return false;
  // With "any" matching, the filter of the split would add orders instead of narrowing them.
  return source.from !== 'filters' || request.match === 'all';
}

/** Names categories with their parents, and tells parts of the same name apart. */
export function nameParts(
  parts: readonly SplitPart[],
  categories: CategoryTree,
): readonly SplitPart[] {
  const named = parts.map(({ id, label, detail }) => ({
    id,
    name: categories.size > 0 ? getCategoryLabel(categories, Number(id), label) : label,
    detail,
  }));
  const labels = tellApart(named);
  return parts.map((part, index) => ({ ...part, label: labels[index] ?? part.label }));
}

/**
 * Returns a split of the report's change; undefined without a name. Starts its requests. `separatesDay`: what comes from
 * the day by which orders count has a line of its own, which needs two more requests.
 */
export function useChangeSplit(
  name: ChangeSplitName | undefined,
  view: ChangeView,
  separatesDay = false,
): SplitState | undefined {
  const { explains, source, request, context, total } = view;
  const isPossible = name !== undefined && canSplit(name, view);
  const reading = useSelect(
    (select) =>
      isPossible
        ? readSplit(select(reportsStore), request, changeSplits[name].source, explains.metric)
        : undefined,
    [isPossible, name, request, explains.metric],
  );
  const categories = useCategories(isPossible && name === 'category');
  const isKnown = reading && !reading.error && !reading.isRequesting;
  const { precision } = context.currency.getCurrencyConfig();
  const toSplit = (byDayCreated?: Amounts) =>
    splitChange({
      parts: nameParts(reading?.parts ?? [], categories),
      total,
      byDayCreated,
      isPartial: reading?.isPartial ?? false,
      round: context.currency.formatDecimal,
      unit: 10 ** -(precision ?? 6),
    });
  const split = isKnown ? toSplit() : undefined;
  const countsByOtherDay =
    separatesDay &&
    split?.remainder?.isRounding === false &&
    name !== undefined &&
    changeSplits[name].countsByDayCreated === true &&
    // All other reports count by the day created, like the parts, and Revenue has no filters.
    ['revenue', 'orders'].includes(source.stats?.endpoint ?? '') &&
    !isFiltered(request);
  const byDay = useSelect(
    (select) =>
      countsByOtherDay
        ? readByDayCreated(select(reportsStore), request, explains.metric)
        : undefined,
    [countsByOtherDay, request, explains.metric],
  );
  if (name === undefined) return undefined;
  if (!reading) return { is: 'filtered' };
  const error = reading.error ?? byDay?.error;
  if (error) return { is: 'failed', error };
  if (!split || (byDay && !byDay.value)) return { is: 'requesting' };
  return { is: 'known', split: byDay ? toSplit(byDay.value) : split };
}
