import { getHistory, getNewPath, type Query } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { metricTerms, type MetricTerm } from '../../screens/reports/metric-terms.ts';
import { CUSTOMER_PARAM, DIMENSION_PARAMS, explorerMetricLabels } from '../explorer-terms.ts';
import type { Command } from './command.ts';
import { splitWords } from './fuzzy.ts';
import { describeRange, getRangeQuery, getYearRange } from './question-ranges.ts';
import { subjects, type Subject } from './subjects.ts';
import { findTerms, type Term } from './terms.ts';

/** The path of the Explorer. */
const EXPLORER_PATH = '/analytics/explorer';

/** A question that is read: its terms by their kind. */
type Question = {
  readonly of: (kind: Term['kind']) => readonly Term[];
  readonly rank: string | undefined;
  /** Its words. */
  readonly text: string;
  /** The parameters of the URL that pages keep, with the range of the question. */
  readonly kept: Query;
  /** That range, in words. */
  readonly range: string;
};

/** What a command opens: the screen, what it shows there, and whether it has a range. */
type Target = {
  readonly path: string;
  readonly query: Query;
  readonly title: string;
  readonly details?: readonly (string | undefined)[];
  readonly hasRange?: boolean | undefined;
};

const findMetric = (name: string | undefined) =>
  metricTerms.find(({ report, key }) => `${report}/${key}` === name);

/** The sort of a table by a metric, and its name. */
function getSort(
  metric: MetricTerm | undefined,
  order: string | undefined,
): { query: Query; label: string | undefined } {
  if (!metric?.orderby || order === undefined) return { query: {}, label: undefined };
  const text =
    order === 'desc'
      ? /* translators: %s: a metric, such as "Net sales". */
        __('%s, highest first', 'tillview')
      : /* translators: %s: a metric, such as "Net sales". */
        __('%s, lowest first', 'tillview');
  return { query: { orderby: metric.orderby, order }, label: sprintf(text, metric.label()) };
}

/** Values of dimensions that are a filter of a report. */
const filters = [
  { kind: 'country', subject: subjects['customers'], param: 'country_includes' },
  { kind: 'status', subject: subjects['orders'], param: 'status_is' },
] as const;

function getExplorerTarget({ of }: Question): Target[] {
  const by = of('dimension').slice(0, DIMENSION_PARAMS.length);
  if (by.length === 0) return [];
  const metric = of('metric').find(({ value }) => value.startsWith('explorer/'));
  const [interval] = of('interval');
  const [customers] = of('customers');
  return [
    {
      path: EXPLORER_PATH,
      query: {
        ...Object.fromEntries(by.map(({ value }, index) => [DIMENSION_PARAMS[index] ?? '', value])),
        ...(metric ? { chart: metric.value.replace('explorer/', '') } : {}),
        ...(customers ? { [CUSTOMER_PARAM]: customers.value } : {}),
        ...(interval ? { interval: interval.value } : {}),
      },
      title: __('Explorer', 'tillview'),
      details: [
        metric?.label ?? explorerMetricLabels.net_revenue(),
        ...[customers, ...by, interval].map((term) => term?.label),
      ],
      hasRange: true,
    },
  ];
}

/** The chart of a metric in the first report that has it. */
function getMetricTarget({ of, rank }: Question): Target[] {
  if (of('dimension').length > 0) return [];
  const named = of('subject').map(({ value }) => value);
  const found = of('metric')
    .flatMap(({ value }) => findMetric(value) ?? [])
    .filter((metric) => metric.hasChart)
    .toSorted(
      (one, other) => Number(named.includes(other.report)) - Number(named.includes(one.report)),
    );
  const [metric] = found;
  const subject = metric && subjects[metric.report];
  if (!metric || !subject) return [];
  const sort = getSort(metric, rank);
  return [
    {
      ...subject,
      title: subject.title(),
      query: { ...sort.query, chart: metric.key },
      details: [sort.label ?? metric.label()],
    },
  ];
}

function getSubjectTarget({ of, rank }: Question, subject: Subject): Target {
  const metric = of('metric')
    .flatMap(({ value }) => findMetric(value) ?? [])
    .find(({ report }) => subjects[report]?.path === subject.path);
  const sort = getSort(metric ?? findMetric(subject.metric), subject.order ?? rank);
  const filter = filters.find(
    (one) => one.subject?.path === subject.path && of(one.kind).length > 0,
  );
  const value = filter && of(filter.kind)[0];
  return {
    ...subject,
    title: subject.title(),
    query: {
      ...sort.query,
      ...(filter && value ? { filter: 'advanced', [filter.param]: value.value } : {}),
    },
    details: [value?.label, sort.label],
  };
}

/** The screens that a question names, or that can be filtered by a value that it names. */
function getSubjectTargets(question: Question): Target[] {
  const named = question
    .of('subject')
    // The title of a page alone is its command.
    .filter(({ label }) => splitWords(label).join(' ') !== question.text)
    .flatMap(({ value }) => subjects[value] ?? []);
  const byValue = filters.flatMap(({ kind, subject }) =>
    subject && question.of(kind).length > 0 ? [subject] : [],
  );
  return [...named, ...byValue].map((subject) => getSubjectTarget(question, subject));
}

/** Where the orders of a country are beside those of the others. */
const getCountryTarget = ({ of }: Question): Target[] =>
  of('country').length > 0 && of('dimension').length === 0
    ? [
        {
          path: EXPLORER_PATH,
          query: { by: 'countries' },
          title: __('Explorer', 'tillview'),
          details: [explorerMetricLabels.net_revenue(), __('Country / Region', 'tillview')],
          hasRange: true,
        },
      ]
    : [];

/** A range alone is a question about sales. */
const getRangeTarget = (hasRange: boolean): Target[] =>
  hasRange
    ? [
        {
          path: '/analytics/revenue',
          query: {},
          title: subjects['revenue']?.title() ?? '',
          hasRange: true,
        },
      ]
    : [];

function toCommand({ kept, range }: Question, target: Target, unknown: readonly string[]): Command {
  const { path, query, title, details = [], hasRange } = target;
  const text = [title, ...details, hasRange ? range : undefined]
    .filter((part) => part !== undefined)
    .join(' · ');
  return {
    id: `question ${path} ${JSON.stringify(query)}`,
    label:
      unknown.length === 0
        ? text
        : sprintf(
            /* translators: 1: what is shown, such as "Net sales · Country / Region". 2: words that are not understood. */
            __('%1$s (not understood: %2$s)', 'tillview'),
            text,
            unknown.join(', '),
          ),
    group: __('Answer', 'tillview'),
    run: () => getHistory().push(getNewPath({ ...kept, ...query }, path, {})),
  };
}

/** The most commands for a question. */
const MOST = 4;

/**
 * Returns the commands that show what a text asks for, such as "best customers", "refunds last quarter" or "net sales by
 * country last 90 days": metrics, dimensions, screens, values and a range, each optional. The commands name words that are
 * not known; there are none for a text of which less than two things are known, and others not.
 */
export function getQuestionCommands(typed: string): readonly Command[] {
  const { terms, year, unknown, count } = findTerms(typed);
  if (count === 0 || (unknown.length > 0 && count < 2)) return [];
  const of = (kind: Term['kind']) => terms.filter((term) => term.kind === kind);
  const [named] = of('range');
  const yearRange = year === undefined ? undefined : getYearRange(year);
  const rangeQuery = named?.getQuery?.(year) ?? yearRange?.getQuery();
  const kept = getRangeQuery(rangeQuery);
  const question: Question = {
    of,
    rank: of('rank')[0]?.value,
    text: splitWords(typed).join(' '),
    kept,
    range: describeRange(kept, named?.label ?? yearRange?.label),
  };
  const targets = [
    ...getExplorerTarget(question),
    ...getMetricTarget(question),
    ...getSubjectTargets(question),
    ...getCountryTarget(question),
  ];
  const all = targets.length > 0 ? targets : getRangeTarget(rangeQuery !== undefined);
  // A metric and its report are one page.
  return all
    .filter(({ path }, at) => all.findIndex((other) => other.path === path) === at)
    .slice(0, MOST)
    .map((target) => toCommand(question, target, unknown));
}
