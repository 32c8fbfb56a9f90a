import { useAsync } from '../../use-async/use-async.ts';
import type * as chartExtras from './chart-extras.ts';

/** The code that a chart needs after its first render. */
export type ChartExtras = typeof chartExtras;

let loaded: ChartExtras | undefined;

/** Loads the code once; a failed load can be retried. */
export async function loadChartExtras(): Promise<ChartExtras> {
  loaded = await import('./chart-extras.ts');
  return loaded;
}

/** The code, `undefined` until it is loaded. `retry` is set when loading failed. */
export function useChartExtras(): { extras: ChartExtras | undefined; retry?: () => void } {
  const code = useAsync(loaded ? undefined : loadChartExtras);
  if (code.state === 'failed') return { extras: undefined, retry: code.retry };
  return { extras: loaded };
}
