import type { CurrencyConfig } from '@tillview/currency';
import type { ActiveFilter, ActiveFilterValue, Query } from '@tillview/navigation';
import type { FilterConfigOf } from './rows.ts';

/** Props of the controls for a filter's value. */
export type FilterInputProps = {
  config: FilterConfigOf;
  filter: ActiveFilter;
  query: Query;
  currency: CurrencyConfig | undefined;
  onChange: (value: ActiveFilterValue) => void;
  /** The whole sentence for the text of a value; '' for an incomplete value. */
  toSentence: (text: string) => string;
};

/** The label of a filter's value: its own, else the name of the filter. */
export function getInputLabel({ labels }: FilterConfigOf): string {
  return labels.filter ?? labels.add;
}
