import type { Comparison, Difference } from './compare-cells.ts';

type Result = { report: string; view: string; cells: number; differences: readonly Difference[] };

/** The number of differences that are printed for one view; the others are only counted. */
const MAX_PRINTED = 12;

function printDifferences({ report, view, differences }: Result): void {
  for (const { place, expected, actual } of differences.slice(0, MAX_PRINTED)) {
    console.log(`${report} | ${view} | ${place}`);
    console.log(`    expected: ${expected}`);
    console.log(`    actual:   ${actual}`);
  }
  const more = differences.length - MAX_PRINTED;
  if (more > 0) console.log(`${report} | ${view} | ${more} more differences`);
}

/** Collects the results of the comparisons and prints them. */
export class Results {
  readonly #results: Result[] = [];
  readonly #skipped: string[] = [];

  /** Adds a compared view. */
  add(report: string, view: string, { cells, differences }: Comparison): void {
    const nothing = { place: 'page', expected: 'cells to compare', actual: '(nothing)' };
    const result = {
      report,
      view,
      cells,
      differences: cells === 0 ? [nothing] : differences,
    };
    this.#results.push(result);
    printDifferences(result);
  }

  /** Adds a view for which the store has no data; it counts as neither passed nor failed. */
  skip(report: string, view: string, reason: string): void {
    this.#skipped.push(`${report} | ${view} | not checked: ${reason}`);
  }

  /** Adds a view that could not be compared. */
  fail(report: string, view: string, error: unknown): void {
    const actual = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const differences = [{ place: 'page', expected: 'the report opens', actual }];
    const result = { report, view, cells: 0, differences };
    this.#results.push(result);
    printDifferences(result);
  }

  /** Adds the requests to the store: every refused one is a difference. */
  addWrites(passed: number, refused: readonly string[]): void {
    const result = {
      report: 'Store',
      view: `${passed} requests, all of them reads`,
      cells: passed,
      differences: refused.map((request) => ({
        place: 'request',
        expected: 'GET, HEAD or OPTIONS',
        actual: request,
      })),
    };
    this.#results.push(result);
    printDifferences(result);
  }

  /** Prints the table and the summary line. Returns the exit code. */
  print(): number {
    const width = Math.max(...this.#results.map(({ view }) => view.length), 4);
    const line = (report: string, view: string, cells: string, differences: string) =>
      console.log(
        `${report.padEnd(12)}${view.padEnd(width + 2)}${cells.padStart(7)}${differences.padStart(13)}`,
      );
    line('Report', 'View', 'Cells', 'Differences');
    for (const { report, view, cells, differences } of this.#results)
      line(report, view, String(cells), String(differences.length));
    for (const skipped of this.#skipped) console.log(skipped);
    const { passed, failed } = this.counts();
    console.log(`${passed} passed, ${failed} failed`);
    return failed > 0 || passed === 0 ? 1 : 0;
  }

  /** The numbers of passed and failed views, and of their cells and differences. */
  counts(): { passed: number; failed: number; cells: number; differences: number } {
    const failed = this.#results.filter(({ differences }) => differences.length > 0).length;
    return {
      passed: this.#results.length - failed,
      failed,
      cells: this.#results.reduce((sum, { cells }) => sum + cells, 0),
      differences: this.#results.reduce((sum, { differences }) => sum + differences.length, 0),
    };
  }
}
