import { getAttributeTerms, isNotFound, type AttributeTerm } from '@tillview/data';
import { useRegistry, type DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { formatMissingItem, LabelError, Search, useLabels } from '../search/index.ts';
import { SelectControl, type SelectOption } from '../select-control/index.ts';
import { useAsync, type AsyncState } from '../use-async/index.ts';
import type { FilterInputProps } from './filter-input.ts';
import { LoadError } from './load-error.tsx';
import { LoadingOptions } from './loading-options.tsx';
import { getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';

/** The terms of an attribute; a deleted one has none, and a retry would not bring it back. */
async function readTerms(registry: DataRegistry, attributeId: string): Promise<AttributeTerm[]> {
  try {
    return await getAttributeTerms(registry, attributeId);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

function useTerms(attributeId: string): AsyncState<AttributeTerm[]> {
  const registry = useRegistry();
  const load = useMemo(
    () => (attributeId === '' ? undefined : () => readTerms(registry, attributeId)),
    [registry, attributeId],
  );
  return useAsync(load);
}

/** The number of terms that are loaded for an attribute (R7.6); it may have more. */
const MAX_TERMS = 100;

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
  // A term beyond the loaded ones has no name here, which does not mean that it was deleted.
  const label = isFull ? `#${termId}` : formatMissingItem(termId);
  const shown = isUnnamed ? [...options, { key: termId, label }] : options;
  const term = shown.find(({ key }) => key === termId)?.label;
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
          // The text typed for one attribute must not stay for another.
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
      {terms.state === 'failed' && <LoadError onRetry={terms.retry} />}
      <LabelError labels={attribute} />
      <SentenceText
        text={toSentence(isReady && typeof term === 'string' ? `${name} = ${term}` : '')}
      />
    </span>
  );
}
