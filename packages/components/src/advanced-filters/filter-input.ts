import type { CurrencyConfig } from '@tillview/currency';
import type { ActiveFilter, ActiveFilterValue, Query } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import type { FilterConfigOf } from './rows.ts';

/** Props of the controls that edit the value of a filter. */
export type FilterInputProps = {
  config: FilterConfigOf;
  filter: ActiveFilter;
  query: Query;
  currency: CurrencyConfig | undefined;
  onChange: (value: ActiveFilterValue) => void;
  /** Returns the whole sentence with the given text as the value; an empty string for an incomplete value. */
  toSentence: (text: string) => string;
};

/** The label of the value control or, if there is none, the name of the filter. */
export function getInputLabel({ labels }: FilterConfigOf): string {
  return labels.filter ?? labels.add;
}

/** The labels of the two fields of a range. */
export function getEndLabels(name: string): [start: string, end: string] {
  return [
    /* translators: %s: the name of a filter, such as "Order total". */
    sprintf(__('%s: range start', 'tillview'), name),
    /* translators: %s: the name of a filter, such as "Order total". */
    sprintf(__('%s: range end', 'tillview'), name),
  ];
}
