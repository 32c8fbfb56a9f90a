import { getDateEnvironment } from '@tillview/date';
import type { Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getOrderStatuses } from '../../host/order-statuses.ts';
import { metricTerms } from '../../screens/reports/metric-terms.ts';
import { dimensionKeys, dimensions } from '../dimensions.ts';
import { customerTypeLabels, explorerMetricLabels } from '../explorer-terms.ts';
import { splitWords } from './fuzzy.ts';
import { getQuestionRanges } from './question-ranges.ts';
import { subjects } from './subjects.ts';

/** What a text can name: a part of a question. */
type TermKind =
  | 'metric'
  | 'customers'
  | 'dimension'
  | 'range'
  | 'interval'
  | 'subject'
  | 'rank'
  | 'country'
  | 'status';

/** A text that a question can contain, what it sets, and how the command names it. */
export type Term = {
  readonly kind: TermKind;
  readonly text: string;
  readonly label: string;
  readonly value: string;
  /** The parameters of a range in the URL, in the year that the text names. */
  readonly getQuery?: (year?: number) => Query;
};

/** Other words for metrics and ranges, separated by commas, in the language of the user. */
const synonyms: Readonly<Record<string, () => string>> = {
  orders_count: () => __('number of orders', 'tillview'),
  gross_sales: () => __('gross revenue', 'tillview'),
  refunds: () => __('refunds, refunded, returned, money back', 'tillview'),
  net_revenue: () => __('net revenue, revenue, sales', 'tillview'),
  num_items_sold: () => __('items, units', 'tillview'),
  items_sold: () => __('items, units', 'tillview'),
  avg_order_value: () => __('average order, order value, average', 'tillview'),
  avg_total_spend: () => __('spend, spending', 'tillview'),
  total_tax: () => __('tax, VAT, sales tax', 'tillview'),
  month: () => __('this month, the month', 'tillview'),
  quarter: () => __('this quarter, the quarter', 'tillview'),
  week: () => __('this week, the week', 'tillview'),
  year: () => __('this year, the year', 'tillview'),
  last_week: () => __('previous week, past week', 'tillview'),
  last_month: () => __('previous month, past month', 'tillview'),
  last_quarter: () => __('previous quarter, past quarter', 'tillview'),
  last_year: () => __('previous year, past year', 'tillview'),
  'black-friday': () => __('blackfriday', 'tillview'),
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

/** The words that sort, separated by commas, by the order of the sort. */
const ranks: Readonly<Record<'desc' | 'asc', () => string>> = {
  desc: () => __('best, top, most, highest, largest, biggest', 'tillview'),
  asc: () => __('worst, least, lowest, fewest, smallest', 'tillview'),
};

/** Words of questions that name nothing. */
const getConnectingWords = () =>
  /* translators: words of questions that name nothing, as in "what should I order by country", separated by commas. */
  __(
    'a, an, and, are, at, by, can, did, do, does, for, from, going, good, has, have, how, i, in, is, it, me, must, my, need, needs, of, on, our, owe, pay, pays, per, should, show, so, staff, that, the, then, to, was, we, were, what, when, where, which, who, whose, why, with',
    'tillview',
  )
    .split(',')
    .map(normalize);

/** Arabic words are written together with their article, and with a word before it such as "and" or "in". */
const ARABIC_ARTICLE = /^[وفبك]?ال(?=\p{L}{2})|^لل(?=\p{L}{2})/u;

const normalize = (text: string): string =>
  splitWords(text)
    .map((word) => word.replace(ARABIC_ARTICLE, ''))
    .join(' ');

const toTerms = (kind: TermKind, value: string, label: string, others = ''): Term[] =>
  `${label},${others}`
    .split(',')
    .map(normalize)
    .filter((text) => text !== '')
    .map((text) => ({ kind, text, label, value }));

/** The countries and regions of ISO 3166, by their names in the language of the user. */
function getCountryTerms(locale: string): Term[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => toTerms('country', code, names.of(code) ?? ''));
}

/** All terms, longest first: "net sales" is not "sales". */
export function getTerms(): readonly Term[] {
  const { locale } = getDateEnvironment();
  const metrics = metricTerms.map(({ report, key, label }) => ({
    value: `${report}/${key}`,
    key,
    label,
  }));
  const ofExplorer = Object.entries(explorerMetricLabels).map(([key, label]) => ({
    value: `explorer/${key}`,
    key,
    label,
  }));
  return [
    ...[...metrics, ...ofExplorer].flatMap(({ value, key, label }) =>
      toTerms('metric', value, label(), synonyms[key]?.()),
    ),
    ...(['new', 'returning'] as const).flatMap((value) =>
      toTerms('customers', value, '', ofCustomers[value]()).map((term) => ({
        ...term,
        label: customerTypeLabels[value](),
      })),
    ),
    ...dimensionKeys.flatMap((value) => {
      const { label, synonyms: others } = dimensions[value];
      return toTerms('dimension', value, label(), others?.());
    }),
    ...getQuestionRanges().flatMap(({ value, label, getQuery }) =>
      toTerms('range', value, label, synonyms[value]?.()).map((term) => ({ ...term, getQuery })),
    ),
    ...Object.entries(intervals).flatMap(([value, label]) => toTerms('interval', value, label())),
    ...Object.entries(subjects).flatMap(([value, { title, words }]) =>
      toTerms('subject', value, title(), words?.()),
    ),
    ...Object.entries(ranks).flatMap(([value, words]) => toTerms('rank', value, '', words())),
    ...Object.entries(getOrderStatuses()).flatMap(([value, label]) =>
      toTerms('status', value, label),
    ),
    ...getCountryTerms(locale),
  ].toSorted((one, other) => other.text.length - one.text.length);
}

/** Japanese and Chinese have no spaces between words. */
const isUnspaced = (text: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);

/** Hebrew words are written together with "the", "in", "to", "from", "and", "that" and "as" before them. */
const HEBREW_PREFIXES = ['', 'ה', 'ב', 'ל', 'מ', 'ו', 'ש', 'כ'];

/** The part of a text, whose words are between spaces, that is a term; undefined if there is none. */
function findText(text: string, term: string): { at: number; length: number } | undefined {
  const isHebrew = /\p{sc=Hebr}/u.test(term);
  for (const prefix of isHebrew ? HEBREW_PREFIXES : ['']) {
    const written = prefix + term;
    const space = isUnspaced(term) ? '' : ' ';
    const at = text.indexOf(space + written + space);
    if (at >= 0) return { at: at + space.length, length: written.length };
  }
  return undefined;
}

/** Whether a word names nothing; without spaces, it can be several such words. */
function isConnecting(word: string, connecting: readonly string[]): boolean {
  if (connecting.includes(word)) return true;
  return isUnspaced(word) && new RegExp(`^(?:${connecting.join('|')})+$`, 'u').test(word);
}

/** What a text asks for: its terms in their order, the years that it names, and the words that are neither. */
export type FoundTerms = {
  readonly terms: readonly Term[];
  readonly year: number | undefined;
  readonly unknown: readonly string[];
  /** The texts that are terms, such as "last quarter". */
  readonly count: number;
};

/** Finds the terms of a text. One text can have several meanings: "orders" is a metric and a report. */
export function findTerms(typed: string): FoundTerms {
  const connecting = getConnectingWords();
  const found: { at: number; term: Term }[] = [];
  const texts = new Set<string>();
  const taken = new Map<string, number>();
  let rest = ` ${normalize(typed)} `;
  for (const term of getTerms())
    for (const text of [term.text, `${term.text}s`]) {
      const place = findText(rest, text);
      const at = taken.get(text) ?? place?.at;
      if (at === undefined) continue;
      found.push({ at, term });
      taken.set(text, at);
      texts.add(text);
      // The length stays the same, so that the positions do.
      if (place?.at === at)
        rest = `${rest.slice(0, at)}${' '.repeat(place.length)}${rest.slice(at + place.length)}`;
    }
  const words = rest.split(' ').filter((word) => word !== '' && !isConnecting(word, connecting));
  const year = words.find((word) => /^20\d\d$/.test(word));
  return {
    terms: found.toSorted((one, other) => one.at - other.at).map(({ term }) => term),
    year: year === undefined ? undefined : Number(year),
    unknown: words.filter((word) => word !== year),
    count: texts.size + (year === undefined ? 0 : 1),
  };
}

/** The words that questions can have. */
export const getQuestionWords = (): readonly string[] => [
  ...getConnectingWords(),
  ...getTerms().flatMap(({ text }) => text.split(' ')),
];
