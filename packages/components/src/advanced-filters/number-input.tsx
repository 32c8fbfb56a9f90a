import { __, sprintf } from '@wordpress/i18n';
import { CurrencyControl } from '../currency-control/currency-control.tsx';
import { getStoreSeparators } from '../currency-control/store-separators.ts';
import { NumberControl } from '../number-control/number-control.tsx';
import { getNumberText } from '../number-control/number-text.ts';
import { formatFilterAmount, formatEnds } from './describe-value.ts';
import { getEndLabels, type FilterInputProps } from './filter-input.ts';
import { BETWEEN, getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';

/** The rules whose value is a maximum; filters use either name. */
const UPPER_BOUNDS: ReadonlySet<string> = new Set(['lessthan', 'max']);

function getLabels(name: string, rule: string | undefined): [first: string, second: string] {
  if (rule === BETWEEN) return getEndLabels(name);
  return rule !== undefined && UPPER_BOUNDS.has(rule)
    ? /* translators: %s: the name of a filter, such as "Order total". */
      [sprintf(__('%s: maximum', 'tillview'), name), '']
    : /* translators: %s: the name of a filter, such as "Order total". */
      [sprintf(__('%s: minimum', 'tillview'), name), ''];
}

/**
 * The error for a value of the URL that is not a number: the filter applies, although the field cannot show the value.
 */
function getValueError(value: string): string | undefined {
  if (value === '' || getNumberText(value) !== '') return undefined;
  /* translators: %s: the invalid value. */
  return sprintf(__('“%s” is not a number.', 'tillview'), value);
}

/** A field for a number or an amount of money; two fields for the rule `between` (R4.16, R4.17). */
export function NumberInput({ config, filter, currency, onChange, toSentence }: FilterInputProps) {
  const { component, type } = config.input;
  const isMoney = component === 'Currency' || type === 'currency';
  const { rule } = filter;
  const isRange = rule === BETWEEN;
  const [first, second] = getEnds(filter.value);
  const [firstLabel, secondLabel] = getLabels(config.labels.add, rule);

  const field = (label: string, value: string, onChange: (next: string) => void) => {
    const props = { label, isLabelHidden: true, value, help: getValueError(value), onChange };
    return isMoney ? (
      <CurrencyControl {...props} currency={currency} />
    ) : (
      <NumberControl {...props} {...getStoreSeparators(currency)} />
    );
  };
  const text = formatEnds(filter.value, rule, (end) =>
    isMoney ? formatFilterAmount(end, currency) : end,
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
      <SentenceText text={toSentence(text)} />
    </span>
  );
}
