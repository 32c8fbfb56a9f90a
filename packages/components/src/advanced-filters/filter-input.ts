import type { CurrencyConfig } from '@tillview/currency';
import type { ActiveFilter, ActiveFilterValue, Query } from '@tillview/navigation';
import type { FilterConfigOf } from './rows.ts';

/** What every control of a filter's value gets. */
export type FilterInputProps = {
  config: FilterConfigOf;
  filter: ActiveFilter;
  query: Query;
  currency: CurrencyConfig | undefined;
  onChange: (value: ActiveFilterValue) => void;
  /** The whole sentence with the value in words; '' for a value that is not complete. */
  toSentence: (words: string) => string;
};

/** What a filter's value is called: its own label, else what the filter is added by. */
export function getInputLabel({ labels }: FilterConfigOf): string {
  return labels.filter ?? labels.add;
}
