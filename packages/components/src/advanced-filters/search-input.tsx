import { getKeyList, useLabels } from '../search/use-labels.ts';
import { LabelError } from '../search/label-error.tsx';
import { Search } from '../search/search.tsx';
import { toSearchType } from '../search/kinds.tsx';
import { getInputLabel, type FilterInputProps } from './filter-input.ts';
import { getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';

/** Selects items of the store; the value is their comma-separated keys. */
export function SearchInput({ config, filter, query, onChange, toSentence }: FilterInputProps) {
  const { type = 'custom', autocompleter, getLabels } = config.input;
  const [value] = getEnds(filter.value);
  const labels = useLabels({ type, value, query, getLabels });
  return (
    <div className="tillview-advanced-filters__search">
      <Search
        type={toSearchType(type)}
        autocompleter={autocompleter}
        selected={labels.selected}
        placeholder={config.labels.placeholder}
        ariaLabel={getInputLabel(config)}
        onChange={(selected) => {
          labels.remember(selected);
          onChange(getKeyList(selected));
        }}
        inlineTags
      />
      <LabelError labels={labels} />
      <SentenceText text={toSentence(labels.selected.map(({ label }) => label).join(', '))} />
    </div>
  );
}
