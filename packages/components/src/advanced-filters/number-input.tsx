import { __, sprintf } from '@wordpress/i18n';
import { CurrencyControl } from '../currency-control/index.ts';
import { NumberControl } from '../number-control/index.ts';
import { getNumberText } from '../number-control/number-text.ts';
import { describeAmount, describeEnds } from './describe-value.ts';
import type { FilterInputProps } from './filter-input.ts';
import { BETWEEN, getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';

/** Rules whose one value is the highest that matches; the field's reports have both spellings. */
const UPPER_BOUNDS: ReadonlySet<string> = new Set(['lessthan', 'max']);

function getLabels(name: string, rule: string | undefined): [first: string, second: string] {
  if (rule === BETWEEN)
    return [
      /* translators: %s: what is filtered by, such as "Order total". */
      sprintf(__('%s: range start', 'tillview'), name),
      /* translators: %s: what is filtered by, such as "Order total". */
      sprintf(__('%s: range end', 'tillview'), name),
    ];
  return rule !== undefined && UPPER_BOUNDS.has(rule)
    ? /* translators: %s: what is filtered by, such as "Order total". */
      [sprintf(__('%s: maximum', 'tillview'), name), '']
    : /* translators: %s: what is filtered by, such as "Order total". */
      [sprintf(__('%s: minimum', 'tillview'), name), ''];
}

/** Text of the address that is no number: the field cannot show it, and the filter is in force all the same. */
function describeFault(value: string): string | undefined {
  if (value === '' || getNumberText(value) !== '') return undefined;
  /* translators: %s: what stands in the address instead of a number. */
  return sprintf(__('“%s” is not a number.', 'tillview'), value);
}

/** A number or an amount of money; two of them for the rule 'between' (spec §4). */
export function NumberInput({ config, filter, currency, onChange, toSentence }: FilterInputProps) {
  const { component, type } = config.input;
  const isMoney = component === 'Currency' || type === 'currency';
  const { rule } = filter;
  const isRange = rule === BETWEEN;
  const [first, second] = getEnds(filter.value);
  const [firstLabel, secondLabel] = getLabels(config.labels.add, rule);

  const field = (label: string, value: string, write: (next: string) => void) =>
    isMoney ? (
      <CurrencyControl
        label={label}
        isLabelHidden
        currency={currency}
        value={value}
        help={describeFault(value)}
        onChange={write}
      />
    ) : (
      <NumberControl
        label={label}
        isLabelHidden
        value={value}
        help={describeFault(value)}
        onChange={write}
      />
    );
  const words = describeEnds(filter.value, rule, (end) =>
    isMoney ? describeAmount(end, currency) || end : end,
  );
  return (
    <span className="tillview-advanced-filters__numbers">
      {field(firstLabel, first, (next) => onChange(isRange ? [next, second] : next))}
      {isRange && (
        <>
          <span>{__('and', 'tillview')}</span>
          {field(secondLabel, second, (next) => onChange([first, next]))}
        </>
      )}
      <SentenceText text={toSentence(words)} />
    </span>
  );
}
