// Read by page-scripts.ts through Vite, which imports all sources at once.
import type { ReportSource } from '@tillview/data';
import { configureOptionalFilters } from '../src/host/optional-filters.ts';
import { type PlainSource, toChartSource, toPlainSource } from '../src/start/plain-source.ts';

const modules = import.meta.glob<{ source: ReportSource }>('../src/screens/reports/*/source.ts', {
  eager: true,
});

// A URL with this filter is left to the app, which knows whether the store accepts it.
configureOptionalFilters(['product_brand']);

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
