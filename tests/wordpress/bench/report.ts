import type { Sample, Visits } from './measure.ts';
import type { ServerSample } from './server-time.ts';

/** A measured page, with one sample for each run. */
export type Measured = {
  name: string;
  /** The name of the page that it is compared with. */
  peer?: string | undefined;
} & Readonly<Record<keyof Visits, readonly Sample[]>>;

/** The conditions of the measurement. */
export type BenchConditions = {
  date: string;
  versions: readonly string[];
  machine: string;
  orders: number;
  /** One sentence for each page that could not be measured, with the reason. */
  missing: readonly string[];
};

const ROWS: Readonly<Record<keyof Sample, string>> = {
  headingMs: 'heading, ms',
  askedMs: 'first REST request leaves, ms',
  chartMs: 'first chart, ms',
  tableMs: 'first table rows, ms',
  scriptMs: 'script time, ms',
  ownFiles: 'JavaScript files of the plugin',
  requests: 'requests to the server',
  ownScriptKb: 'JavaScript of the plugin, kB',
  allScriptKb: 'JavaScript of the whole page, kB',
  restKb: 'REST replies, kB',
  sentKb: 'sent by the server, kB',
};

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

/** The first chart of each page divided by that of its peer in the same turn. */
function formatChartRatios(pages: readonly Measured[]): string {
  const own = pages.filter(({ peer }) => peer !== undefined);
  const lines = [
    `| first chart ÷ that of WooCommerce's own page | ${own.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${own.map(() => '--:').join(' | ')} |`,
  ];
  for (const visit of ['cold', 'warm', 'again'] as const) {
    const cells = own.map((page) => {
      const peer = pages.find(({ name }) => name === page.peer);
      return peer
        ? formatRatio(
            page[visit].map(({ chartMs }, run) => chartMs / (peer[visit][run]?.chartMs ?? NaN)),
          )
        : '–';
    });
    lines.push(`| ${visit} | ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}

/** Formats the times in the browser as Markdown: ratios of the same turn, then a table for each state. */
export const formatTimes = (pages: readonly Measured[]): string =>
  [
    `Times in the browser, medians of ${pages[0]?.cold.length ?? 0} turns (lowest–highest):`,
    formatChartRatios(pages),
    formatTable(pages, 'cold'),
    formatTable(pages, 'warm'),
    formatTable(pages, 'again'),
  ].join('\n\n');

/** What one page costs the server in one state of browser and shop, with that of its peer in the same turns. */
export type MeasuredServer = {
  readonly page: string;
  readonly state: string;
  readonly own: readonly ServerSample[];
  /** Undefined for a page without one. */
  readonly peer?: readonly ServerSample[] | undefined;
};

const SERVER_COLUMNS = [
  'page',
  'opened',
  "server's processor, s",
  'WooCommerce',
  'ratio',
  'REST calls',
  'WooCommerce',
  'REST kB',
  'WooCommerce',
  'JavaScript files',
  'WooCommerce',
];

/** Formats what pages cost the server as a Markdown table. */
export function formatServer(rows: readonly MeasuredServer[]): string {
  const lines = rows.map(({ page, state, own, peer = [] }) => {
    const seconds = (samples: readonly ServerSample[]) =>
      samples.length > 0 ? (median(samples.map((each) => each.serverMs)) / 1000).toFixed(2) : '–';
    const count = (samples: readonly ServerSample[], key: keyof ServerSample) =>
      samples.length > 0 ? formatCell(samples.map((sample) => sample[key])) : '–';
    const ratios = own.map(({ serverMs }, run) => serverMs / (peer[run]?.serverMs ?? NaN));
    const both = (key: keyof ServerSample) => [count(own, key), count(peer, key)];
    const cells = [
      page,
      state,
      seconds(own),
      seconds(peer),
      peer.length > 0 ? formatRatio(ratios) : '–',
      ...both('calls'),
      ...both('restKb'),
      ...both('ownFiles'),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `Server's processor (PHP and database), medians of ${rows[0]?.own.length ?? 0} turns (lowest–highest):`,
    [
      `| ${SERVER_COLUMNS.join(' | ')} |`,
      `| --- | --- | ${SERVER_COLUMNS.slice(2)
        .map(() => '--:')
        .join(' | ')} |`,
      ...lines,
    ].join('\n'),
  ].join('\n\n');
}

/** Formats the result as Markdown: the conditions, then the parts that were measured. */
export const formatReport = (
  { date, versions, machine, orders, missing }: BenchConditions,
  parts: readonly string[],
): string =>
  [
    `Measured on ${date}: ${versions.join(', ')}; ${orders} orders and refunds; ${machine}.`,
    ...missing,
    ...parts,
  ].join('\n\n');

/** Replaces the previous result of that name in the document, or adds it after the last one. Throws if there is no place. */
export function replaceReport(document: string, name: string, report: string): string {
  const [begin, end] = [`<!-- bench:wordpress ${name} -->`, `<!-- /bench:wordpress ${name} -->`];
  const text = `${begin}\n\n${report}\n\n${end}`;
  const [start, stop] = [document.indexOf(begin), document.indexOf(end)];
  if (start >= 0 && stop > start)
    return `${document.slice(0, start)}${text}${document.slice(stop + end.length)}`;
  const last = document.lastIndexOf('<!-- /bench:wordpress');
  if (last < 0)
    throw new Error(
      'docs/benchmarks.md must have the results of bench:wordpress: they are replaced.',
    );
  const after = document.indexOf('-->', last) + 3;
  return `${document.slice(0, after)}\n\n${text}${document.slice(after)}`;
}
