import { useAsync } from '../use-async/index.ts';
import type * as laterParts from './later-parts.ts';

type LaterParts = typeof laterParts;

let loaded: LaterParts | undefined;

/** Loads the code of popovers, tooltips, menus and pagination once; a failed load can be retried. */
export async function loadLaterParts(): Promise<LaterParts> {
  loaded ??= await import('./later-parts.ts');
  return loaded;
}

/** The loaded code; `undefined` until it is loaded. */
export const getLaterParts = (): LaterParts | undefined => loaded;

/** The code, which is loaded when it is needed; `retry` is set when loading failed. */
export function useLaterParts(isNeeded: boolean): {
  parts: LaterParts | undefined;
  retry?: () => void;
} {
  const code = useAsync(isNeeded && !loaded ? loadLaterParts : undefined);
  return code.state === 'failed' ? { parts: loaded, retry: code.retry } : { parts: loaded };
}
