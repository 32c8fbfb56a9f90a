import type { CurrencyConfig } from '@tillview/currency';
import type {
  ActiveFilter,
  AdvancedFilterConfig,
  AdvancedFilterMap,
  Query,
} from '@tillview/navigation';
import { readLabels } from '../search/read-labels.ts';
import type { LabelContext } from '../search/load-labels.ts';
import { formatEnds, formatFilterAmount, formatFilterDay } from './describe-value.ts';
import { parseSentence, toSentenceText } from './parse-sentence.ts';
import { getEnds } from './rows.ts';
import { getTermName, readTerms } from './use-attribute-terms.ts';

/** The options that load item names and format amounts. */
type DescribeOptions = LabelContext & {
  query: Query;
  currency: CurrencyConfig | undefined;
};

/** The value of a filter as its control shows it; the id when a name cannot be loaded. */
async function describeValue(
  { rule, value }: ActiveFilter,
  { input }: AdvancedFilterConfig,
  options: DescribeOptions,
): Promise<string> {
  const [first, second] = getEnds(value);
  const namesOf = async (type: string) =>
    (await readLabels(type, first, options, { query: options.query, ...input })).join(', ');
  switch (input.component) {
    case 'SelectControl': {
      const choices = input.options ?? (await input.getOptions?.().catch(() => [])) ?? [];
      return choices.find((choice) => choice.value === first)?.label ?? first;
    }
    case 'Search':
      return namesOf(input.type ?? 'custom');
    case 'ProductAttribute': {
      const term = await readTerms(options.registry, first).then(
        (terms) => getTermName(terms, second),
        () => `#${second}`,
      );
      return `${await namesOf('attributes')} = ${term}`;
    }
    case 'Date':
      return formatEnds(value, rule, formatFilterDay);
    default: {
      const isMoney = input.component === 'Currency' || input.type === 'currency';
      return formatEnds(value, rule, (end) =>
        isMoney ? formatFilterAmount(end, options.currency) : end,
      );
    }
  }
}

/** Active filters as sentences, with the labels and names that the panel shows: "Order status Is Completed". */
export async function describeActiveFilters(
  active: readonly ActiveFilter[],
  filters: AdvancedFilterMap,
  options: DescribeOptions,
): Promise<string[]> {
  return Promise.all(
    active.flatMap((filter) => {
      const config = filters[filter.key];
      if (!config) return [];
      const { labels, rules = [] } = config;
      const slots = rules.length > 0 ? ['rule', 'filter'] : ['filter'];
      const parts = parseSentence(labels.title ?? `<title>${labels.add}</title>`, slots);
      const rule = rules.find(({ value }) => value === filter.rule)?.label ?? '';
      return [
        describeValue(filter, config, options).then((text) =>
          toSentenceText(parts, { rule, filter: text }),
        ),
      ];
    }),
  );
}
