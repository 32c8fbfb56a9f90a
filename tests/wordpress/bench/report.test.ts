import { expect, it } from 'vitest';
import type { Sample } from './measure.ts';
import { formatReport, formatServer, formatTimes, replaceReport } from './report.ts';

const sample = (chartMs: number): Sample => ({
  headingMs: 400,
  askedMs: 60,
  chartMs,
  tableMs: 900,
  scriptMs: 200,
  ownFiles: 8,
  requests: 40,
  ownScriptKb: 300,
  allScriptKb: 2000,
  restKb: 50,
  sentKb: 2500,
});
const facts = {
  date: '2026-11-20',
  versions: ['WordPress 6.5'],
  machine: '2 cores',
  orders: 2500,
  missing: ['Nothing else was there.'],
};

it('reports the median with its range, and one metric when all runs are equal', () => {
  const runs = [1200, 800, 1000].map(sample);
  const times = formatTimes([{ name: 'Revenue', cold: runs, warm: runs, again: runs }]);
  expect(times).toContain('medians of 3 turns');
  const report = formatReport(facts, [times]);
  expect(report).toContain(': WordPress 6.5; 2500 orders and refunds; 2 cores.');
  expect(report).toContain('Nothing else was there.');
  expect(report).toContain('| cold | Revenue |');
  expect(report).toContain('| first chart, ms | 1000 (800–1200) |');
  expect(report).toContain('| requests to the server | 40 |');
});

it('replaces the previous result of that name, or adds it, and keeps the rest of the document', () => {
  const wrap = (name: string, text: string) =>
    `<!-- bench:wordpress ${name} -->\n\n${text}\n\n<!-- /bench:wordpress ${name} -->`;
  const document = `before\n${wrap('A', 'old')}\nafter`;
  const once = replaceReport(document, 'A', 'new');
  expect(once).toBe(`before\n${wrap('A', 'new')}\nafter`);
  expect(replaceReport(once, 'A', 'new')).toBe(once);
  const both = `before\n${wrap('A', 'new')}\n\n${wrap('B', 'other')}\nafter`;
  expect(replaceReport(once, 'B', 'other')).toBe(both);
  expect(() => replaceReport('before', 'A', 'new')).toThrow('docs/benchmarks.md must have');
});

it('divides the chart by that of the peer in the same turn', () => {
  const [runs, peers] = [[1200, 800, 1000].map(sample), [4800, 1600, 4000].map(sample)];
  const times = formatTimes([
    { name: 'Revenue', peer: 'WooCommerce, Revenue', cold: runs, warm: runs, again: runs },
    { name: 'WooCommerce, Revenue', cold: peers, warm: peers, again: peers },
    { name: 'Orders', peer: 'not measured', cold: runs, warm: runs, again: runs },
  ]);
  expect(times).toContain("| first chart ÷ that of WooCommerce's own page | Revenue | Orders |");
  expect(times).toContain('| warm | 0.25 (0.25–0.50) | – |');
});

it('divides the processor time of the server by that of the peer in the same turn', () => {
  const cost = (serverMs: number, calls: number) => ({ serverMs, calls, restKb: 40, ownFiles: 8 });
  const server = formatServer([
    {
      page: 'Revenue',
      state: 'cold',
      own: [cost(800, 2), cost(1000, 3)],
      peer: [cost(1600, 18), cost(4000, 18)],
    },
    { page: 'bare', state: 'cold', own: [cost(400, 1)] },
  ]);
  expect(server).toContain('medians of 2 turns');
  expect(server).toContain(
    '| Revenue | cold | 1.00 | 4.00 | 0.50 (0.25–0.50) | 3 (2–3) | 18 | 40 |',
  );
  expect(server).toContain('| bare | cold | 0.40 | – | – | 1 | – | 40 | – | 8 | – |');
});
