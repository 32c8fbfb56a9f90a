// Read by first-requests.ts through Vite, which imports all sources at once.
import type { ReportSource } from '@tillview/data';
import { type PlainSource, toChartSource, toPlainSource } from '../src/start/plain-source.ts';

const modules = import.meta.glob<{ source: ReportSource }>('../src/analytics/reports/*/source.ts', {
  eager: true,
});

const convert = (toSource: (source: ReportSource) => PlainSource) =>
  Object.fromEntries(
    Object.entries(modules).map(([file, { source }]) => [
      file.split('/').at(-2) ?? '',
      toSource(source),
    ]),
  );

/** The sources of all reports as data, by the name of the report. */
export const plainSources: Readonly<Record<string, PlainSource>> = convert(toPlainSource);

/** The same for their charts in the Overview. */
export const chartSources: Readonly<Record<string, PlainSource>> = convert(toChartSource);
