import { __, sprintf } from '@wordpress/i18n';
import { LabelError } from '../search/label-error.tsx';
import { Search } from '../search/search.tsx';
import { useLabels } from '../search/use-labels.ts';
import { SelectControl } from '../select-control/select-control.tsx';
import type { SelectOption } from '../select-control/types.ts';
import type { FilterInputProps } from './filter-input.ts';
import { LoadError } from './load-error.tsx';
import { LoadingOptions } from './loading-options.tsx';
import { getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';
import { getTermName, MAX_TERMS, useTerms } from './use-attribute-terms.ts';

/** Selects a product attribute and one of its terms (R4.13, R4.14). */
export function AttributeInput({ config, filter, query, onChange, toSentence }: FilterInputProps) {
  const [attributeId, termId] = getEnds(filter.value);
  const attribute = useLabels({ type: 'attributes', value: attributeId, query });
  const terms = useTerms(attributeId);

  const options: SelectOption[] = (terms.state === 'ready' ? terms.value : []).map(
    ({ id, name }) => ({
      key: String(id),
      label: name,
    }),
  );
  const isFull = options.length >= MAX_TERMS;
  const isUnnamed = termId !== '' && !options.some(({ key }) => key === termId);
  const term = terms.state === 'ready' ? getTermName(terms.value, termId) : '';
  const shown = isUnnamed ? [...options, { key: termId, label: term }] : options;
  const isReady = terms.state === 'ready' && attribute.status === 'ready';
  const name = attribute.selected[0]?.label ?? '';
  return (
    <span className="tillview-advanced-filters__attribute">
      <Search
        type="attributes"
        multiple={false}
        selected={attribute.selected}
        placeholder={config.labels.placeholder ?? __('Attribute name', 'tillview')}
        ariaLabel={__('Attribute name', 'tillview')}
        onChange={([selected]) => {
          if (selected) attribute.remember([selected]);
          onChange(selected ? [String(selected.key)] : '');
        }}
      />
      {attributeId !== '' && <span>=</span>}
      {attributeId !== '' && terms.state === 'loading' && <LoadingOptions />}
      {terms.state === 'ready' && (
        <SelectControl
          // Resets the typed text when another attribute is selected.
          key={attributeId}
          options={shown}
          selected={termId}
          ariaLabel={__('Attribute value', 'tillview')}
          placeholder={__('Attribute value', 'tillview')}
          excludeSelectedOptions={false}
          note={
            isFull
              ? sprintf(
                  /* translators: %d: how many values are listed. */
                  __('Only the first %d values are listed.', 'tillview'),
                  MAX_TERMS,
                )
              : undefined
          }
          isSearchable
          showAllOnFocus
          onChange={(key: string) => onChange(key === '' ? [attributeId] : [attributeId, key])}
        />
      )}
      {terms.state === 'failed' && <LoadError error={terms.error} onRetry={terms.retry} />}
      <LabelError labels={attribute} />
      <SentenceText text={toSentence(isReady && term !== '' ? `${name} = ${term}` : '')} />
    </span>
  );
}
