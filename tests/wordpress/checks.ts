import { performance } from 'node:perf_hooks';

/** Runs checks one after the other and prints each result; a failed check does not end the run. */
export class Checks {
  #passed = 0;
  #failed = 0;

  /** Runs one check, which fails when it throws. */
  async run(name: string, check: () => Promise<void>): Promise<void> {
    const started = performance.now();
    const time = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      await check();
      this.#passed += 1;
      console.log(`✓ ${name} (${time()})`);
    } catch (error) {
      this.#failed += 1;
      console.error(`✗ ${name} (${time()})`);
      console.error(
        String(error instanceof Error ? error.message : error).replaceAll(/^/gm, '    '),
      );
    }
  }

  /** Prints the summary line. Returns the exit code. */
  finish(): number {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed > 0 || this.#passed === 0 ? 1 : 0;
  }
}
