import { useAsync } from '../use-async/use-async.ts';
import type * as lazyParts from './lazy-parts.ts';

type LazyParts = typeof lazyParts;

let loaded: LazyParts | undefined;

/** Loads the code of popovers, tooltips, menus and pagination once; a failed load can be retried. */
export async function loadLazyParts(): Promise<LazyParts> {
  loaded ??= await import('./lazy-parts.ts');
  return loaded;
}

/** The loaded code; `undefined` until it is loaded. */
export const getLazyParts = (): LazyParts | undefined => loaded;

/** The code, which is loaded when it is needed; `retry` is set when loading failed. */
export function useLazyParts(isNeeded: boolean): {
  parts: LazyParts | undefined;
  retry?: () => void;
} {
  const code = useAsync(isNeeded && !loaded ? loadLazyParts : undefined);
  return code.state === 'failed' ? { parts: loaded, retry: code.retry } : { parts: loaded };
}
