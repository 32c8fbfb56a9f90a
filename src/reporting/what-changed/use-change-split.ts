import { reportsStore, tellApart, type ReportRequest, type ReportSource } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import type { ReportContext } from '../definition/report-definition.ts';
import { changeSplits, type ChangeExplanation, type ChangeSplitName } from './change-splits.ts';
import { readByDayCreated, readSplit } from './read-split.ts';
import { getCategoryLabel, type CategoryTree } from '../definition/category-tree.ts';
import { useCategories } from '../request/use-categories.ts';
import { splitChange, type Amounts, type ChangeSplit, type SplitPart } from './split-change.ts';

/** The properties of the report that the parts of the card need. */
export type ChangeView = {
  readonly explains: ChangeExplanation;
  /** The source of the report. A file contains the names of its filters. */
  readonly source: ReportSource;
  readonly request: ReportRequest;
  readonly context: ReportContext;
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

/** Returns a split of the report's change; undefined without a name. Starts its requests. */
export function useChangeSplit(
  name: ChangeSplitName | undefined,
  view: ChangeView,
): SplitState | undefined {
  const { explains, request, context, total } = view;
  const isPossible = name !== undefined && canSplit(name, view);
  const reading = useSelect(
    (select) =>
      isPossible
        ? readSplit(select(reportsStore), request, changeSplits[name].source, explains.metric)
        : undefined,
    [isPossible, name, request, explains.metric],
  );
  const categories = useCategories(isPossible && name === 'category');
  if (name === undefined) return undefined;
  if (!reading) return { is: 'filtered' };
  const { error, isRequesting, parts, isPartial } = reading;
  if (error) return { is: 'failed', error };
  if (isRequesting) return { is: 'requesting' };
  const { precision } = context.currency.getCurrencyConfig();
  const round = context.currency.formatDecimal;
  const unit = 10 ** -(precision ?? 6);
  return {
    is: 'known',
    split: splitChange({ parts: nameParts(parts, categories), total, isPartial, round, unit }),
  };
}

/**
 * Returns what the change of the total would be less if orders counted on the day they are created, as in the parts of
 * the split; rounded. Undefined if both count by the same day, with filters (Revenue has none), and while it is
 * not known.
 */
export function useDayChange(
  name: ChangeSplitName,
  { remainder }: ChangeSplit,
  { explains, source, request, context, total }: ChangeView,
): number | undefined {
  const isNeeded =
    // All other reports count by the day created, like the parts.
    ['revenue', 'orders'].includes(source.stats?.endpoint ?? '') &&
    remainder !== null &&
    !remainder.isRounding &&
    changeSplits[name].countsByDayCreated === true &&
    !isFiltered(request);
  const byDayCreated = useSelect(
    (select) =>
      isNeeded ? readByDayCreated(select(reportsStore), request, explains.metric) : undefined,
    [isNeeded, request, explains.metric],
  );
  const { formatDecimal: round } = context.currency;
  return byDayCreated
    ? round(total.now - total.before - round(byDayCreated.now - byDayCreated.before))
    : undefined;
}
