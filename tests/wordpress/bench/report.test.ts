import { expect, it } from 'vitest';
import type { Sample } from './measure.ts';
import { formatReport, replaceReport } from './report.ts';

const sample = (chartMs: number): Sample => ({
  headingMs: 400,
  askedMs: 60,
  chartMs,
  tableMs: 900,
  scriptMs: 200,
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
  missing: ['Nothing else was there.'],
  bare: [],
};

it('reports the median with its range, and one metric when all runs are equal', () => {
  const runs = [1200, 800, 1000].map(sample);
  const report = formatReport([{ name: 'Revenue', cold: runs, warm: runs, again: runs }], facts);
  expect(report).toContain('medians of 3 runs (lowest–highest): WordPress 6.5; 2 cores.');
  expect(report).toContain('Nothing else was there.');
  expect(report).toContain('| cold | Revenue |');
  expect(report).toContain('| first chart, ms | 1000 (800–1200) |');
  expect(report).toContain('| requests to the server | 40 |');
});

it('replaces the previous result and keeps the rest of the document', () => {
  const document = 'before\n<!-- bench:wordpress -->\nold\n<!-- /bench:wordpress -->\nafter';
  const once = replaceReport(document, 'new');
  expect(once).toBe('before\n<!-- bench:wordpress -->\n\nnew\n\n<!-- /bench:wordpress -->\nafter');
  expect(replaceReport(once, 'new')).toBe(once);
  expect(() => replaceReport('before', 'new')).toThrow('docs/benchmarks.md must have the lines');
});

it('reports how many times longer a chart takes than the heading of a bare page in the same run', () => {
  const runs = [1200, 800, 1000].map(sample);
  const none = runs.map((run) => ({ ...run, headingMs: run.chartMs / 2, chartMs: Number.NaN }));
  const report = formatReport(
    [
      { name: 'Revenue', cold: runs, warm: runs, again: runs },
      { name: 'bare page', cold: none, warm: none, again: none },
    ],
    { ...facts, bare: ['bare page'] },
  );
  expect(report).toContain('| cold, first chart ÷ | Revenue |');
  expect(report).toContain('| heading of the bare page | 2.00 (2.00–2.00) |');
  expect(report).toContain('| first chart, ms | 1000 (800–1200) | – |');
});
