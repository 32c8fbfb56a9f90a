import { useAsync } from '../use-async/index.ts';
import type * as laterParts from './later-parts.ts';

type LaterParts = typeof laterParts;

let loaded: LaterParts | undefined;

/** Loads the code of popovers, tooltips, menus and pages, once; a failed load can be tried again. */
export async function loadLaterParts(): Promise<LaterParts> {
  loaded ??= await import('./later-parts.ts');
  return loaded;
}

/** That code; undefined until it is loaded. */
export const getLaterParts = (): LaterParts | undefined => loaded;

/** That code, loaded when it is needed; `retry` is there when that failed. */
export function useLaterParts(isNeeded: boolean): {
  parts: LaterParts | undefined;
  retry?: () => void;
} {
  const code = useAsync(isNeeded && !loaded ? loadLaterParts : undefined);
  return code.state === 'failed' ? { parts: loaded, retry: code.retry } : { parts: loaded };
}
