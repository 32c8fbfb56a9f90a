import type { CurrencyConfig } from '@tillview/currency';
import {
  ADVANCED_FILTER_VALUE,
  flattenFilters,
  getActiveFiltersFromQuery,
  getFilterValue,
  getMatchFromQuery,
  getQueryText,
  type ActiveFilter,
  type AdvancedFiltersConfig,
  type FilterConfig,
  type FilterOption,
  type Query,
} from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import {
  formatEnds,
  formatFilterAmount,
  formatFilterDay,
} from '../advanced-filters/describe-value.ts';
import { parseSentence, toSentenceText } from '../advanced-filters/parse-sentence.ts';
import { getEnds, type FilterConfigOf } from '../advanced-filters/rows.ts';
import { getTermName, useTerms } from '../advanced-filters/use-attribute-terms.ts';
import { useLabels, type Autocompleter } from '../search/index.ts';

export type FilterNamesProps = {
  /** The pickers of the report. */
  filters: readonly FilterConfig<Autocompleter>[];
  /** Its advanced filters; none unless given. */
  advancedFilters?: AdvancedFiltersConfig<Autocompleter> | undefined;
  /** The address's parameters. */
  query: Query;
  /** The store's currency, for filters by amount. */
  currency?: CurrencyConfig | undefined;
};

type OptionProps = {
  option: Omit<FilterOption<Autocompleter>, 'subFilters'>;
  query: Query;
};

/** The selected option of a picker, with the items that it searches or compares; without items it is not in force. */
function OptionName({ option, query }: OptionProps) {
  const { type = '', param = '', getLabels } = option.settings ?? {};
  const value = getQueryText(query, param) ?? '';
  const { selected } = useLabels({ type, param, value, query, getLabels });
  if (!option.settings) return <p>{option.label}</p>;
  if (selected.length === 0) return null;
  return (
    <p>
      {sprintf(
        /* translators: 1: a kind of filter, such as "Single product"; 2: the names of what is selected. */
        __('%1$s: %2$s', 'tillview'),
        option.label,
        selected.map(({ label }) => label).join(', '),
      )}
    </p>
  );
}

type AdvancedProps = {
  config: FilterConfigOf;
  filter: ActiveFilter;
  query: Query;
  currency: CurrencyConfig | undefined;
};

/** The value of an advanced filter as a person reads it. */
function useValueText({ config, filter, query, currency }: AdvancedProps): string {
  const { component, type = 'custom', options = [], getLabels } = config.input;
  const [first, second] = getEnds(filter.value);
  const isAttribute = component === 'ProductAttribute';
  const { selected } = useLabels({
    type: isAttribute ? 'attributes' : type,
    value: isAttribute || component === 'Search' ? first : '',
    query,
    getLabels: isAttribute ? undefined : getLabels,
  });
  const terms = useTerms(isAttribute ? first : '');
  const names = selected.map(({ label }) => label).join(', ');
  switch (component) {
    case 'Search':
      return names;
    case 'ProductAttribute':
      return `${names} = ${terms.state === 'ready' ? getTermName(terms.value, second) : second}`;
    case 'SelectControl':
      return options.find(({ value }) => value === first)?.label ?? first;
    case 'Date':
      return formatEnds(filter.value, filter.rule, formatFilterDay);
    default:
      return formatEnds(filter.value, filter.rule, (end) =>
        component === 'Currency' || type === 'currency' ? formatFilterAmount(end, currency) : end,
      );
  }
}

function AdvancedName(props: AdvancedProps) {
  const { labels, rules = [] } = props.config;
  const slots = rules.length > 0 ? ['rule', 'filter'] : ['filter'];
  const parts = parseSentence(labels.title ?? `<title>${labels.add}</title>`, slots);
  const rule = rules.find(({ value }) => value === props.filter.rule)?.label ?? '';
  return <p>{toSentenceText(parts, { rule, filter: useValueText(props) })}</p>;
}

function AdvancedNames({ advancedFilters, query, currency }: Omit<FilterNamesProps, 'filters'>) {
  const { title = '', filters = {} } = advancedFilters ?? {};
  const active = getActiveFiltersFromQuery(query, filters);
  const match = getMatchFromQuery(query) === 'any' ? __('Any', 'tillview') : __('All', 'tillview');
  return (
    <>
      {active.length > 1 && (
        <p>{toSentenceText(parseSentence(title, ['select']), { select: match })}</p>
      )}
      {active.map((filter) => {
        const config = filters[filter.key];
        return (
          config && (
            <AdvancedName key={JSON.stringify(filter)} {...{ config, filter, query, currency }} />
          )
        );
      })}
    </>
  );
}

/** The filters that an address has in force, one a line, as a person reads them: for paper. */
export function FilterNames({ filters, ...rest }: FilterNamesProps) {
  const { query } = rest;
  return (
    <>
      {filters.map((config) => {
        const value = getFilterValue(config, query);
        if (value === ADVANCED_FILTER_VALUE) return <AdvancedNames key={config.param} {...rest} />;
        if (getQueryText(query, config.param) === undefined) return null;
        const option = flattenFilters(config.filters).find((one) => one.value === value);
        return option && <OptionName key={config.param} {...{ option, query }} />;
      })}
    </>
  );
}
