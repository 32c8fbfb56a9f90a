import { type FilterConfig, getIdsFromQuery, getQueryText } from '@tillview/navigation';
import type { Query } from '../core/query.ts';
import type { ReportSource, VariantCondition } from './report-source.ts';

/** Whether a URL meets the condition of a variant. */
export function holds(
  { param, value, items, atLeast = 1 }: VariantCondition,
  query: Query,
): boolean {
  return getQueryText(query, param) === value && getIdsFromQuery(query[items]).length >= atLeast;
}

/**
 * The id of the item whose type decides which pickers and variants apply; undefined when the URL does not have exactly
 * one.
 */
export function getTypedId({ ofType }: ReportSource, query: Query): string | undefined {
  if (!ofType || !holds(ofType.when, query)) return undefined;
  const [id, ...others] = getIdsFromQuery(query[ofType.when.items]);
  return others.length > 0 ? undefined : String(id);
}

/** Whether a URL limits the report to an item of its `ofType`; undefined until the item's type is known. */
export function isOfType(
  source: ReportSource,
  query: Query,
  type: string | undefined,
): boolean | undefined {
  if (getTypedId(source, query) === undefined) return false;
  return type === undefined ? undefined : type === source.ofType?.type;
}

/**
 * Whether the pickers of the type are shown: when the item has this type, or when the type is not known yet and the URL
 * has a value for one of them, to prevent a layout shift.
 */
export function showsTypedPickers(
  { ofType }: ReportSource,
  query: Query,
  isTyped: boolean | undefined,
): boolean {
  if (isTyped !== undefined) return isTyped;
  return ofType?.pickers.some((param) => getQueryText(query, param) !== undefined) ?? false;
}

/** The pickers of a report, without those for another type than the item's. */
export function getPickers(
  source: ReportSource,
  isTyped: boolean | undefined,
): readonly FilterConfig<never>[] {
  const pickers = source.filters();
  const typed = source.ofType?.pickers ?? [];
  return isTyped === false ? pickers.filter(({ param }) => !typed.includes(param)) : pickers;
}
