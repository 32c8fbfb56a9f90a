import {
  check,
  checkUnique,
  optional,
  readFields,
  readList,
  readOneOf,
  readSwitch,
  readText,
} from './read-shapes.ts';

const MAX_CHARTS = 100;

/** A chart in the format of the hooks. */
export type HookChart = {
  key: string;
  label: string;
  type: 'average' | 'currency' | 'number';
  order?: 'asc' | 'desc';
  orderby?: string;
  isReverseTrend?: boolean;
  labelTooltipText?: string;
};

const readType = readOneOf(['average', 'currency', 'number'] as const);
const readOrder = readOneOf(['asc', 'desc'] as const);

/** Other plugins also use '' for a missing text. */
const readAnyText = (value: unknown, name: string) => (value === '' ? '' : readText(value, name));

function readChart(value: unknown, name: string): HookChart {
  const fields = readFields(value, name);
  return {
    key: readText(fields['key'], `${name}.key`),
    label: readText(fields['label'], `${name}.label`),
    type: readType(fields['type'], `${name}.type`),
    ...optional(fields, 'order', name, (order, of) =>
      order === '' ? 'desc' : readOrder(order, of),
    ),
    ...optional(fields, 'orderby', name, readAnyText),
    ...optional(fields, 'isReverseTrend', name, readSwitch),
    ...optional(fields, 'labelTooltipText', name, readAnyText),
  };
}

/** The charts that a callback returned. */
export function readCharts(result: unknown): HookChart[] {
  const charts = readList(result, 'The result', readChart, MAX_CHARTS);
  checkUnique(
    charts.map(({ key }) => key),
    'The result',
  );
  return charts;
}

/** A chart of the Overview, with the report whose metric it shows. */
export type HookOverviewChart = HookChart & { report: string };

/** The charts of the Overview that a callback returned. */
export function readOverviewCharts(result: unknown): HookOverviewChart[] {
  const charts = readList(
    result,
    'The result',
    (entry, name): HookOverviewChart => ({
      ...readChart(entry, name),
      report: readSlug(readFields(entry, name)['report'], `${name}.report`),
    }),
    MAX_CHARTS,
  );
  checkUnique(
    charts.map(({ report, key }) => `${report} ${key}`),
    'The result',
  );
  return charts;
}

/** Reads the name of a report, which is part of a URL. */
export function readSlug(value: unknown, name: string): string {
  const slug = readText(value, name);
  check(
    /^[a-z0-9][a-z0-9_-]{0,63}$/i.test(slug),
    `${name} must consist of letters, digits, "-" and "_".`,
  );
  return slug;
}
