import { getAttributeTerms, isNotFound, type AttributeTerm } from '@tillview/data';
import { useRegistry, type DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { describeMissing, LabelFault, Search, useLabels } from '../search/index.ts';
import { SelectControl, type SelectOption } from '../select-control/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { FilterInputProps } from './filter-input.ts';
import { LoadFault } from './load-fault.tsx';
import { getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';
import { useLoaded } from './use-loaded.ts';

/** The terms of an attribute; one that is gone has none, and asking again would not bring it back. */
async function readTerms(registry: DataRegistry, attributeId: string): Promise<AttributeTerm[]> {
  try {
    return await getAttributeTerms(registry, attributeId);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** As many terms are loaded of an attribute (spec §9); it may have more. */
const MOST_TERMS = 100;

/** A product attribute and one of its terms; another attribute has other terms (spec §4). */
export function AttributeInput({ config, filter, query, onChange, toSentence }: FilterInputProps) {
  const registry = useRegistry();
  const [attributeId, termId] = getEnds(filter.value);
  const attribute = useLabels({ type: 'attributes', value: attributeId, query });
  const terms = useLoaded(attributeId, () => readTerms(registry, attributeId));

  const options: SelectOption[] = (terms.data ?? []).map(({ id, name }) => ({
    key: String(id),
    label: name,
  }));
  const isFull = options.length >= MOST_TERMS;
  const isUnnamed = termId !== '' && !options.some(({ key }) => key === termId);
  // Behind the last one that was loaded a term has no name here, which does not mean that it is gone.
  const label = isFull ? `#${termId}` : describeMissing(termId);
  const shown = isUnnamed ? [...options, { key: termId, label }] : options;
  const term = shown.find(({ key }) => key === termId)?.label;
  const isReady = terms.status === 'ready' && attribute.status === 'ready';
  const name = attribute.selected[0]?.label ?? '';
  return (
    <span className="tillview-advanced-filters__attribute">
      <Search
        type="attributes"
        multiple={false}
        selected={attribute.selected}
        placeholder={config.labels.placeholder ?? __('Attribute name', 'tillview')}
        ariaLabel={__('Attribute name', 'tillview')}
        onChange={([chosen]) => {
          if (chosen) attribute.remember([chosen]);
          onChange(chosen ? [String(chosen.key)] : '');
        }}
      />
      {attributeId !== '' && <span>=</span>}
      {attributeId !== '' && terms.status === 'loading' && (
        <span className="tillview-advanced-filters__loading" role="status">
          <Spinner size={16} />
          <VisuallyHidden>{__('The choices are loading.', 'tillview')}</VisuallyHidden>
        </span>
      )}
      {attributeId !== '' && terms.status === 'ready' && (
        <SelectControl
          // The field of another attribute starts empty.
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
                  MOST_TERMS,
                )
              : undefined
          }
          isSearchable
          showAllOnFocus
          onChange={(key: string) => onChange(key === '' ? [attributeId] : [attributeId, key])}
        />
      )}
      {attributeId !== '' && terms.status === 'error' && <LoadFault onRetry={terms.retry} />}
      <LabelFault labels={attribute} />
      <SentenceText
        text={toSentence(isReady && typeof term === 'string' ? `${name} = ${term}` : '')}
      />
    </span>
  );
}
