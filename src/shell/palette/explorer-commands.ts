import { getRollingPresetQuery, presetValues, rollingPresetValues } from '@tillview/date';
import { getHistory, getNewPath, type QueryUpdate } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { dimensionKeys, dimensions } from '../dimensions.ts';
import {
  CUSTOMER_PARAM,
  customerTypeLabels,
  DIMENSION_PARAMS,
  explorerMetricLabels,
} from '../explorer-terms.ts';
import type { Command } from './command.ts';

/** The path of the Explorer. */
const EXPLORER_PATH = '/analytics/explorer';

/** A term of the grammar: its text, what it sets in the URL, and how the command names it. */
type Term = {
  readonly kind: 'metric' | 'customers' | 'dimension' | 'range' | 'interval';
  readonly text: string;
  readonly label: string;
  readonly value: string;
};

const normalize = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Other words for metrics and ranges, separated by commas, in the language of the user. */
const synonyms: Readonly<Record<string, () => string>> = {
  orders_count: () => __('number of orders', 'tillview'),
  net_revenue: () => __('net revenue, revenue, sales', 'tillview'),
  num_items_sold: () => __('items, units', 'tillview'),
  refunds: () => __('refunds, refunded amount', 'tillview'),
  avg_order_value: () => __('average order, order value, average', 'tillview'),
  month: () => __('this month', 'tillview'),
  year: () => __('this year', 'tillview'),
};

/** Words for the customers whose orders are counted, separated by commas: "new customers" alone is a metric. */
const ofCustomers: Readonly<Record<keyof typeof customerTypeLabels, () => string>> = {
  new: () => __('of new customers, from new customers', 'tillview'),
  returning: () => __('of returning customers, from returning customers', 'tillview'),
};

/** The words of intervals, separated by commas. */
const intervals: Readonly<Record<string, () => string>> = {
  day: () => __('daily', 'tillview'),
  week: () => __('weekly', 'tillview'),
  month: () => __('monthly', 'tillview'),
  quarter: () => __('quarterly', 'tillview'),
  year: () => __('yearly', 'tillview'),
};

const toTerms = (
  kind: Term['kind'],
  value: string,
  label: string,
  others = synonyms[value]?.() ?? '',
): Term[] =>
  `${label},${others}`
    .split(',')
    .map(normalize)
    .filter((text) => text !== '')
    .map((text) => ({ kind, text, label, value }));

/** All terms, longest first: "net sales" is not "sales". */
function getTerms(): readonly Term[] {
  const ranges = [...presetValues, ...rollingPresetValues]
    .filter(({ value }) => value !== 'custom')
    .flatMap(({ value, label }) => toTerms('range', value, label));
  const ofIntervals = Object.entries(intervals).flatMap(([value, label]) =>
    toTerms('interval', value, label(), ''),
  );
  return [
    ...Object.entries(explorerMetricLabels).flatMap(([value, label]) =>
      toTerms('metric', value, label()),
    ),
    ...(['new', 'returning'] as const).flatMap((value) =>
      toTerms('customers', value, customerTypeLabels[value](), ofCustomers[value]()),
    ),
    ...dimensionKeys.flatMap((value) => {
      const { label, synonyms: others } = dimensions[value];
      return toTerms('dimension', value, label(), others?.() ?? '');
    }),
    ...ranges,
    ...ofIntervals,
  ].toSorted((one, other) => other.text.length - one.text.length);
}

/** What a text asks for: the terms in their order, and the words that are no terms. */
function findTerms(typed: string): { terms: Term[]; unknown: string[] } {
  /* translators: words that connect terms, as in "net sales by country and month", separated by commas. */
  const connecting = new Set(
    __('by, and, of, in, for, the, per, then', 'tillview').split(',').map(normalize),
  );
  const found: { at: number; term: Term }[] = [];
  let rest = ` ${normalize(typed.replaceAll(',', ' '))} `;
  for (const term of getTerms())
    for (const text of [term.text, `${term.text}s`]) {
      const at = rest.indexOf(` ${text} `);
      if (at < 0) continue;
      found.push({ at, term });
      // The length stays the same, so that the positions do.
      rest = `${rest.slice(0, at + 1)}${' '.repeat(text.length)}${rest.slice(at + 1 + text.length)}`;
    }
  return {
    terms: found.toSorted((one, other) => one.at - other.at).map(({ term }) => term),
    unknown: rest.split(' ').filter((word) => word !== '' && !connecting.has(word)),
  };
}

function getRange(value: string): QueryUpdate {
  const rolling = rollingPresetValues.find((preset) => preset.value === value);
  return rolling ? getRollingPresetQuery(rolling.value) : { period: value };
}

/**
 * Returns the command that shows what a text asks for in the Explorer, such as "net sales by country last 90 days": a metric,
 * the type of customers, one or two dimensions, a range and an interval, each optional, but at least two of them. It names words that it does not
 * know.
 */
export function getExplorerCommands(typed: string): readonly Command[] {
  const { terms, unknown } = findTerms(typed);
  const of = (kind: Term['kind']) => terms.filter((term) => term.kind === kind);
  const [metric] = of('metric');
  const [customers] = of('customers');
  const by = of('dimension').slice(0, DIMENSION_PARAMS.length);
  const [range] = of('range');
  const [interval] = of('interval');
  if (terms.length < 2 || by.length === 0) return [];
  const parts = [
    metric?.label ?? explorerMetricLabels.net_revenue(),
    ...[customers, ...by, range, interval].flatMap((term) => (term ? [term.label] : [])),
  ].join(' · ');
  return [
    {
      id: 'explorer',
      label:
        unknown.length === 0
          ? parts
          : sprintf(
              /* translators: 1: what is shown, such as "Net sales · Country / Region". 2: words that are not understood. */
              __('%1$s (not understood: %2$s)', 'tillview'),
              parts,
              unknown.join(', '),
            ),
      group: __('Explorer', 'tillview'),
      run: () =>
        getHistory().push(
          getNewPath(
            {
              ...Object.fromEntries(by.map(({ value }, index) => [DIMENSION_PARAMS[index], value])),
              ...(metric ? { chart: metric.value } : {}),
              ...(customers ? { [CUSTOMER_PARAM]: customers.value } : {}),
              ...(range ? getRange(range.value) : {}),
              ...(interval ? { interval: interval.value } : {}),
            },
            EXPLORER_PATH,
            {},
          ),
        ),
    },
  ];
}
