import { type FilterConfig, getQueryText } from '@tillview/navigation';
import type { Query } from '../core/query.ts';
import type { ReportSource, VariantCondition } from './report-source.ts';

function getIds(query: Query, param: string): string[] {
  const ids = (getQueryText(query, param) ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)];
}

/** Whether an address meets the condition of a variant. */
export function holds(
  { param, value, items, atLeast = 1 }: VariantCondition,
  query: Query,
): boolean {
  return getQueryText(query, param) === value && getIds(query, items).length >= atLeast;
}

/** The id of the one item whose type decides about pickers and variants; undefined where the address names none. */
export function getTypedId({ ofType }: ReportSource, query: Query): string | undefined {
  if (!ofType || !holds(ofType.when, query)) return undefined;
  const [id, ...others] = getIds(query, ofType.when.items);
  return others.length > 0 ? undefined : id;
}

/** Whether an address narrows a report to an item of its `ofType`; undefined while the item's type is not known. */
export function isOfType(
  source: ReportSource,
  query: Query,
  type: string | undefined,
): boolean | undefined {
  if (getTypedId(source, query) === undefined) return false;
  return type === undefined ? undefined : type === source.ofType?.type;
}

/**
 * Whether the pickers of the type are shown: when the type is known, and before that where the address holds a choice of
 * theirs, so that their card has its place from the start.
 */
export function showsTypedPickers(
  { ofType }: ReportSource,
  query: Query,
  isTyped: boolean | undefined,
): boolean {
  if (isTyped !== undefined) return isTyped;
  return ofType?.pickers.some((param) => getQueryText(query, param) !== undefined) ?? false;
}

/** The pickers of a report, without those of a type that the item is not of. */
export function getPickers(
  source: ReportSource,
  isTyped: boolean | undefined,
): readonly FilterConfig<never>[] {
  const pickers = source.filters();
  const typed = source.ofType?.pickers ?? [];
  return isTyped === false ? pickers.filter(({ param }) => !typed.includes(param)) : pickers;
}
