import type { LedgerDimension, LedgerGroup } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { dimensions } from '../../shell/dimensions.ts';

/** Formats a value of a dimension. */
export function formatGroupValue(value: string, dimension: LedgerDimension): string {
  const { format, formatNone } = dimensions[dimension];
  if (value === '') return formatNone?.() ?? __('Unknown', 'tillview');
  return format?.(value) ?? value;
}

function compareValues(one: string, other: string, dimension: LedgerDimension): number {
  const { compare } = dimensions[dimension];
  if (compare) return compare(one, other);
  return formatGroupValue(one, dimension).localeCompare(formatGroupValue(other, dimension));
}

/** Compares groups by the dimension at the position `first`, and then by the others. */
export function compareGroups(
  one: LedgerGroup,
  other: LedgerGroup,
  by: readonly LedgerDimension[],
  first = 0,
): number {
  const order = [first, ...by.keys()];
  for (const at of order) {
    const dimension = by[at];
    if (!dimension) continue;
    const [left = '', right = ''] = [one.values[at], other.values[at]];
    const difference = compareValues(left, right, dimension);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The name of a group: the values of its dimensions. */
export const formatGroup = ({ values }: LedgerGroup, by: readonly LedgerDimension[]): string =>
  by.map((dimension, at) => formatGroupValue(values[at] ?? '', dimension)).join(' · ');
