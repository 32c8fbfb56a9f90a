import type { CurrencyConfig } from '@tillview/currency';
import type { ActiveFilter, AdvancedFilterComponent, Query } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { Fragment, useEffect, useRef, type ComponentType, type MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { AttributeInput } from './attribute-input.tsx';
import { DateInput } from './date-input.tsx';
import type { FilterInputProps } from './filter-input.ts';
import { NumberInput } from './number-input.tsx';
import { parseSentence, toSentenceText } from './parse-sentence.ts';
import { BETWEEN, changeRule, type FilterConfigOf } from './rows.ts';
import { SearchInput } from './search-input.tsx';
import { SelectInput } from './select-input.tsx';

/** Maps each kind of input to its control (R3.8). */
const inputs: Readonly<Record<AdvancedFilterComponent, ComponentType<FilterInputProps>>> = {
  Currency: NumberInput,
  Date: DateInput,
  Number: NumberInput,
  ProductAttribute: AttributeInput,
  Search: SearchInput,
  SelectControl: SelectInput,
};

/** Whether a filter has a control. A filter without one stays in the URL but is not shown (readings C22). */
export function isRendered(config: FilterConfigOf | undefined): config is FilterConfigOf {
  return config !== undefined && Object.hasOwn(inputs, config.input.component);
}

type FilterRowProps = {
  config: FilterConfigOf;
  filter: ActiveFilter;
  query: Query;
  currency: CurrencyConfig | undefined;
  isEnglish: boolean;
  /** Whether the filter was just added; the focus then moves to its input. */
  isNew: boolean;
  onChange: (filter: ActiveFilter) => void;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
};

/** One filter as a sentence: its title, rule and value, in the order of the translated sentence. */
export function FilterRow({
  config,
  filter,
  query,
  currency,
  isEnglish,
  isNew,
  onChange,
  onRemove,
}: FilterRowProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ruleSelect = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const fields = fieldset.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
    // Its options may still be loading.
    const input = [...fields].find((field) => field !== ruleSelect.current) ?? fieldset.current;
    input?.focus();
  }, [isNew]);

  const { labels, rules = [], input } = config;
  const slots = rules.length > 0 ? ['rule', 'filter'] : ['filter'];
  const parts = parseSentence(labels.title ?? `<title>${labels.add}</title>`, slots);
  const rule = rules.find(({ value }) => value === filter.rule)?.label ?? '';
  const Input = inputs[input.component];

  const controls = {
    rule: (
      <select
        ref={ruleSelect}
        className="tillview-advanced-filters__select"
        aria-label={labels.rule ?? __('Rule', 'tillview')}
        value={filter.rule}
        onChange={(event) => onChange(changeRule(filter, event.currentTarget.value, config))}
      >
        {rules.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ),
    filter: (
      <Input
        // Resets the state of the fields when the rule changes to or from `between`, since the number of fields changes.
        key={filter.rule === BETWEEN ? 'range' : 'single'}
        config={config}
        filter={filter}
        query={query}
        currency={currency}
        onChange={(value) => onChange({ ...filter, value })}
        toSentence={(text) => (text === '' ? '' : toSentenceText(parts, { rule, filter: text }))}
      />
    ),
  };

  return (
    <li className="tillview-advanced-filters__row">
      <fieldset ref={fieldset} tabIndex={-1} className="tillview-advanced-filters__fieldset">
        <legend className="tillview-visually-hidden">{labels.add}</legend>
        <div className={`tillview-advanced-filters__sentence${isEnglish ? ' is-english' : ''}`}>
          {parts.map((part, index) => {
            const key = part.type === 'slot' ? part.name : index;
            if (part.type === 'text')
              return part.text.trim() === '' ? null : <span key={key}>{part.text.trim()}</span>;
            if (part.type === 'title')
              return (
                <span key={key} className="tillview-advanced-filters__name">
                  {part.text}
                </span>
              );
            return (
              <Fragment key={key}>
                {part.name === 'rule' ? controls.rule : controls.filter}
              </Fragment>
            );
          })}
        </div>
      </fieldset>
      <Button
        variant="quiet"
        isIcon
        className="tillview-advanced-filters__remove"
        aria-label={
          labels.remove ??
          /* translators: %s: what is filtered by, such as "Order total". */
          sprintf(__('Remove the filter: %s', 'tillview'), labels.add)
        }
        onClick={onRemove}
      >
        <CloseIcon />
      </Button>
    </li>
  );
}
