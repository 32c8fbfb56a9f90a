import type { Sample, Visits } from './measure.ts';

/** A measured page, with one sample for each run. */
export type Measured = { name: string } & Readonly<Record<keyof Visits, readonly Sample[]>>;

/** The conditions of the measurement. */
export type BenchConditions = {
  date: string;
  versions: readonly string[];
  machine: string;
  /** One sentence for each page that could not be measured, with the reason. */
  missing: readonly string[];
  /** The names of the pages without a chart. */
  bare: readonly string[];
};

const ROWS: Readonly<Record<keyof Sample, string>> = {
  headingMs: 'heading, ms',
  askedMs: 'first REST request leaves, ms',
  chartMs: 'first chart, ms',
  tableMs: 'first table rows, ms',
  scriptMs: 'script time, ms',
  requests: 'requests to the server',
  ownScriptKb: 'JavaScript of Tillview, kB',
  allScriptKb: 'JavaScript of the whole page, kB',
  restKb: 'REST replies, kB',
  sentKb: 'sent by the server, kB',
};

const START = '<!-- bench:wordpress -->';
const END = '<!-- /bench:wordpress -->';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median; with the lowest and the highest value if they differ. */
function formatCell(values: readonly number[]): string {
  if (values.some((value) => !Number.isFinite(value))) return '–';
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map(
    (value) => String(Math.round(value)),
  );
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function formatTable(pages: readonly Measured[], cache: keyof Visits): string {
  const lines = [
    `| ${cache} | ${pages.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${pages.map(() => '--:').join(' | ')} |`,
  ];
  for (const [key, label] of Object.entries(ROWS)) {
    const cells = pages.map((page) =>
      formatCell(page[cache].map((sample) => sample[key as keyof Sample])),
    );
    lines.push(`| ${label} | ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}

/** A ratio as its median and its spread, from runs that followed each other. */
function formatRatio(ratios: readonly number[]): string {
  const [low, middle, high] = [Math.min(...ratios), median(ratios), Math.max(...ratios)].map(
    (ratio) => ratio.toFixed(2),
  );
  return `${middle} (${low}–${high})`;
}

/**
 * The first chart of each page in relation to the others of the same run: to the heading of a bare page, and to the
 * chart of another page.
 */
function formatRatios(
  pages: readonly Measured[],
  cache: keyof Visits,
  bare: readonly string[],
): string {
  const charts = pages.filter(({ name }) => !bare.includes(name));
  const lines = [
    `| ${cache}, first chart ÷ | ${charts.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${charts.map(() => '--:').join(' | ')} |`,
  ];
  for (const base of pages) {
    const key = bare.includes(base.name) ? 'headingMs' : 'chartMs';
    const cells = charts.map((page) =>
      page === base
        ? '1'
        : formatRatio(
            page[cache].map(
              ({ chartMs }, run) => chartMs / (base[cache][run]?.[key] ?? Number.NaN),
            ),
          ),
    );
    const label = key === 'headingMs' ? `heading of the ${base.name}` : base.name;
    lines.push(`| ${label} | ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}

/** Formats the result as Markdown: the conditions, then a table for each cache state. */
export function formatReport(pages: readonly Measured[], facts: BenchConditions): string {
  const runs = pages[0]?.cold.length ?? 0;
  return [
    `Measured on ${facts.date}, medians of ${runs} runs (lowest–highest): ${facts.versions.join(', ')}; ${facts.machine}.`,
    ...facts.missing,
    formatRatios(pages, 'cold', facts.bare),
    formatRatios(pages, 'warm', facts.bare),
    formatRatios(pages, 'again', facts.bare),
    formatTable(pages, 'cold'),
    formatTable(pages, 'warm'),
    formatTable(pages, 'again'),
  ].join('\n\n');
}

/** Replaces the previous result in the document. Throws when the document has no place for it. */
export function replaceReport(document: string, report: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start)
    throw new Error(
      `docs/benchmarks.md must have the lines ${START} and ${END}: the result goes between them.`,
    );
  return `${document.slice(0, start + START.length)}\n\n${report}\n\n${document.slice(end)}`;
}
