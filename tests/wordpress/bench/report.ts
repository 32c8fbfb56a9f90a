import type { Sample } from './measure.ts';

/** A measured page, with one sample for each run. */
export type Measured = { name: string; cold: readonly Sample[]; warm: readonly Sample[] };

/** The conditions of the measurement. */
export type BenchConditions = {
  date: string;
  versions: readonly string[];
  machine: string;
  /** One sentence for each page that could not be measured, with the reason. */
  missing: readonly string[];
};

const ROWS: Readonly<Record<keyof Sample, string>> = {
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
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map(
    (value) => String(Math.round(value)),
  );
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function formatTable(pages: readonly Measured[], cache: 'cold' | 'warm'): string {
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

/** Formats the result as Markdown: the conditions, then a table for each cache state. */
export function formatReport(pages: readonly Measured[], facts: BenchConditions): string {
  const runs = pages[0]?.cold.length ?? 0;
  return [
    `Measured on ${facts.date}, medians of ${runs} runs (lowest–highest): ${facts.versions.join(', ')}; ${facts.machine}.`,
    ...facts.missing,
    formatTable(pages, 'cold'),
    formatTable(pages, 'warm'),
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
