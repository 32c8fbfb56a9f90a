import type { ReportFigures, ReportRequest } from '@tillview/data';
import { formatIntervalLabel, type Compare, type Interval } from '@tillview/date';
import { calculateDelta } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { formatFigure } from './format-figure.ts';
import type {
  HeadlineDriver,
  ReportChart,
  ReportContext,
  ReportDefinition,
} from './report-definition.ts';

/** A sentence of the headline. */
export type HeadlineSentence = {
  text: string;
  /** The name in it that leads to the report that shows more. */
  link?: { label: string; href: string } | undefined;
};

type Options = {
  report: Pick<ReportDefinition, 'charts' | 'headline'>;
  request: Pick<ReportRequest, 'interval' | 'dates'>;
  figures: Pick<ReportFigures, 'primary' | 'secondary'>;
  context: ReportContext;
};

/** The sentence about two figures: 1 is the name of the figure, 2 its value, 3 the change in percent or the earlier value. */
type Text = (figure: string, value: string, third: string) => string;
type Texts = Record<'above' | 'below' | 'equal' | 'against', Text>;

/** By what the range is compared with; whole sentences, since languages differ in their order and cases. */
const TEXTS: Record<Exclude<Compare, 'none'>, Texts> = {
  previous_year: {
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: a percentage, such as "35%". */
    above: (figure, value, third) =>
      sprintf(__('%1$s %2$s, %3$s above the year before.', 'tillview'), figure, value, third),
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: a percentage, such as "35%". */
    below: (figure, value, third) =>
      sprintf(__('%1$s %2$s, %3$s below the year before.', 'tillview'), figure, value, third),
    /* translators: 1: a figure, such as "Net sales"; 2: its value. */
    equal: (figure, value) =>
      sprintf(__('%1$s %2$s, about the same as the year before.', 'tillview'), figure, value),
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: its value a year before. */
    against: (figure, value, third) =>
      sprintf(__('%1$s %2$s, against %3$s the year before.', 'tillview'), figure, value, third),
  },
  previous_period: {
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: a percentage, such as "35%". */
    above: (figure, value, third) =>
      sprintf(__('%1$s %2$s, %3$s above the period before.', 'tillview'), figure, value, third),
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: a percentage, such as "35%". */
    below: (figure, value, third) =>
      sprintf(__('%1$s %2$s, %3$s below the period before.', 'tillview'), figure, value, third),
    /* translators: 1: a figure, such as "Net sales"; 2: its value. */
    equal: (figure, value) =>
      sprintf(__('%1$s %2$s, about the same as the period before.', 'tillview'), figure, value),
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: its value in the period before. */
    against: (figure, value, third) =>
      sprintf(__('%1$s %2$s, against %3$s the period before.', 'tillview'), figure, value, third),
  },
  custom: {
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: a percentage, such as "35%". */
    above: (figure, value, third) =>
      sprintf(__('%1$s %2$s, %3$s above the comparison.', 'tillview'), figure, value, third),
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: a percentage, such as "35%". */
    below: (figure, value, third) =>
      sprintf(__('%1$s %2$s, %3$s below the comparison.', 'tillview'), figure, value, third),
    /* translators: 1: a figure, such as "Net sales"; 2: its value. */
    equal: (figure, value) =>
      sprintf(__('%1$s %2$s, about the same as the comparison.', 'tillview'), figure, value),
    /* translators: 1: a figure, such as "Net sales"; 2: its value; 3: its value in the comparison. */
    against: (figure, value, third) =>
      sprintf(__('%1$s %2$s, against %3$s in the comparison.', 'tillview'), figure, value, third),
  },
};

const BEST: Record<Interval, (best: string) => string> = {
  /* translators: %s: an hour, such as "2 PM". */
  hour: (best) => sprintf(__('Best hour: %s.', 'tillview'), best),
  /* translators: %s: a date. */
  day: (best) => sprintf(__('Best day: %s.', 'tillview'), best),
  /* translators: %s: the dates of a week. */
  week: (best) => sprintf(__('Best week: %s.', 'tillview'), best),
  /* translators: %s: a month. */
  month: (best) => sprintf(__('Best month: %s.', 'tillview'), best),
  /* translators: %s: a quarter, such as "Q4 2026". */
  quarter: (best) => sprintf(__('Best quarter: %s.', 'tillview'), best),
  /* translators: %s: a year. */
  year: (best) => sprintf(__('Best year: %s.', 'tillview'), best),
};

/** A chart as a driver: its own figure, without a link. */
const toDriver = ({ key, label, type }: ReportChart): HeadlineDriver => ({
  label,
  type,
  value: (totals) => totals[key],
});

/** The figure with its change, as its card writes both. */
function getFigureText(
  { label, type, value }: HeadlineDriver,
  { request, figures: { primary, secondary }, context }: Options,
): string | null {
  const now = primary.data.totals ? value(primary.data.totals) : undefined;
  const text = formatFigure(type, now ?? undefined, context);
  if (text === undefined || now === null || now === undefined) return null;
  const compare = request.dates?.params.compare;
  const before =
    secondary.isError || !secondary.data.totals ? undefined : value(secondary.data.totals);
  const earlier = formatFigure(type, before ?? undefined, context);
  if (!compare || compare === 'none' || earlier === undefined || typeof before !== 'number')
    return sprintf(
      /* translators: 1: a figure, such as "Net sales"; 2: its value. */
      __('%1$s %2$s.', 'tillview'),
      label(),
      text,
    );
  const delta = calculateDelta(now, before);
  const texts = TEXTS[compare];
  if (delta === null) return texts.against(label(), text, earlier);
  if (delta === 0) return texts.equal(label(), text, earlier);
  return texts[delta > 0 ? 'above' : 'below'](
    label(),
    text,
    /* translators: %s: a whole number; the percent sign follows it. */
    sprintf(__('%s%%', 'tillview'), String(Math.abs(delta))),
  );
}

/** A figure that explains the first: both values, or one; null when there is nothing to say. */
function getDriverText(
  { label, type, value }: HeadlineDriver,
  { figures: { primary, secondary }, context }: Options,
): string | null {
  const [now, before] = [primary, secondary].map(({ isError, data: { totals } }) =>
    isError || !totals ? undefined : (value(totals) ?? undefined),
  );
  const [text, earlier] = [now, before].map((figure) => formatFigure(type, figure, context));
  // What is 0 in both ranges explains nothing.
  if (text === undefined || (!now && !before)) return null;
  return earlier === undefined
    ? /* translators: 1: a figure, such as "Orders"; 2: its value. */
      sprintf(__('%1$s: %2$s.', 'tillview'), label(), text)
    : sprintf(
        /* translators: 1: a figure, such as "Orders"; 2: its value; 3: its value in the comparison. */
        __('%1$s: %2$s against %3$s.', 'tillview'),
        label(),
        text,
        earlier,
      );
}

/** The interval with the highest value; null where there is none, or none that stands out. */
function getBestText(key: string, { request, figures, context }: Options): string | null {
  const { interval } = request;
  const values = figures.primary.data.intervals.map((each) => Number(each.subtotals[key]));
  const highest = Math.max(...values.filter(Number.isFinite), 0);
  const best = figures.primary.data.intervals[values.indexOf(highest)];
  if (!best || highest === 0 || values.filter((value) => value === highest).length > 1) return null;
  if (values.length < 2) return null;
  return BEST[interval](
    formatIntervalLabel(interval, best.date_start, {
      style: 'table',
      dateEnd: best.date_end,
      hasSeveralDays: context.hasSeveralDays,
    }),
  );
}

/**
 * What a report says at its top, as a person would: the main figure with its change, what drives it, and when it was
 * best. From the figures of summary and chart alone, written as these write them; empty without figures.
 */
export function getHeadline(options: Options): readonly HeadlineSentence[] {
  const { report, context } = options;
  const { charts, headline } = report;
  const main = charts.find(({ key }) => key === headline?.figure) ?? charts[0];
  const first = main && getFigureText(toDriver(main), options);
  if (!first) return [];
  const drivers = headline?.drivers ?? charts.filter((chart) => chart !== main).map(toDriver);
  return [
    { text: first },
    ...drivers.slice(0, headline ? undefined : 2).map((driver) => ({
      text: getDriverText(driver, options),
      link: driver.target && {
        label: driver.label(),
        href: context.screenHref(driver.target.path, driver.target.query ?? {}),
      },
    })),
    { text: getBestText(main.key, options) },
  ].filter((sentence): sentence is HeadlineSentence => sentence.text !== null);
}
