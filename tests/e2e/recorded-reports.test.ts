import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCases } from './pages/input-modes.ts';
import {
  expectedCards,
  expectedChart,
  expectedNames,
  expectedTable,
} from './pages/recorded-report.ts';
import type { RecordedView } from './pages/recorded/recorded-view.ts';
import { recordedReports } from './pages/recorded/reports.ts';
import { ReportPage } from './pages/report-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let knownMisses = 0;
let store: Awaited<ReturnType<typeof servers.replayed>>;
beforeAll(async () => {
  store = await servers.replayed();
});

/** The views to run: all in a deep run, otherwise one of a kind; the seed selects both. */
function sampleViews(report: string, views: readonly RecordedView[]): RecordedView[] {
  const kinds = [...new Set(views.map(({ kind }) => kind))];
  return sampleCases(`kinds of ${report}`, kinds, 1).flatMap((kind) =>
    sampleCases(
      `${report}: ${kind}`,
      views.filter((view) => view.kind === kind),
      1,
    ),
  );
}

const LACKING = [
  ['figures', /^GET \/wp-json\/wc-analytics\/reports\/\w+\/stats\?/],
  ['rows', /^GET \/wp-json\/wc-analytics\/reports\/\w+\?/],
  ['a name', /^GET \/wp-json\/wc-analytics\/\w+\?include=/],
] as const;

/** The parts of a view that are not recorded. */
const lacksOf = ({ stats, list, isNameless }: RecordedView, hasIntervals: boolean): string[] => [
  ...(stats ? [] : ['figures']),
  ...(list || hasIntervals ? [] : ['rows']),
  ...(isNameless ? ['a name'] : []),
];

/** The missing parts that requests since the last call needed; the full description of any other miss. */
function takeLacking(): string[] {
  const misses = store.replay.misses.slice(knownMisses);
  knownMisses = store.replay.misses.length;
  const kinds = misses.map(
    (miss) => LACKING.find(([, pattern]) => pattern.test(miss))?.[0] ?? miss,
  );
  return [...new Set(kinds)];
}

describe.each(recordedReports)('$place.title with recorded responses', (expectation, views) => {
  const { cards, place } = expectation;
  let report: ReportPage;
  beforeAll(async () => {
    const { page } = await browser.visit({ isKept: true });
    report = new ReportPage(page, store.url, place);
    await report.open();
    return () => page.context().close();
  });

  it.each(sampleViews(place.title, views))('shows every recorded figure: $name', async (view) => {
    const lacks = lacksOf(view, expectation.intervalRows !== undefined);
    if (lacks.length > 0)
      browser.expectProblems(/^reply 404: |^console error: Failed to load resource/);
    // Each view shows another figure in the chart, so that all figures are tested.
    const [, figure = ''] = cards[views.indexOf(view) % cards.length] ?? [];
    const isDefault = Object.keys(view.query).length === 0;
    if (view.isNameless) {
      // An open page does not immediately retry a name that the store could not return.
      await report.open();
      report.takeRequests();
    }
    await report.goTo({ ...view.query, ...(isDefault || !figure ? {} : { chart: figure }) });
    expect(takeLacking().toSorted(), 'what no recording answers').toEqual(lacks.toSorted());
    const calls = report.takeRequests().map((call) => JSON.stringify(call));
    expect(calls, 'no request is sent twice').toEqual([...new Set(calls)]);

    expect(await report.cards()).toEqual(expectedCards(expectation, view));
    if (figure && view.stats) {
      const { rows } = await report.chartTable();
      expect(rows).toEqual(expectedChart(expectation, view, figure));
    }
    if (!lacks.includes('rows')) {
      const expected = expectedTable(expectation, view);
      const table = await report.table();
      expect(table).toEqual({ ...expected, foot: expected.foot ?? table.foot });
    }
    const names = expectedNames(view);
    const items = names.length > 0 ? await report.items() : '';
    for (const name of names) expect(items).toContain(name);
  });
});
