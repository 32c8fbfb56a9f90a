import { useCallback, useEffect, useRef, useState } from 'react';

/** How it stands with a part of the program that is loaded when it is first needed. */
export type Loaded<Part> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; part: Part };

type Known<Part> = { load: unknown; result: { part: Part } | { error: unknown } };

/**
 * Loads a part of the program. Unlike a lazy component it can try again after a failure, as when a connection
 * was gone for a moment. `load` must be the same function while the same part is meant.
 */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [known, setKnown] = useState<Known<Part>>();
  const wanted = useRef<symbol>(undefined);

  const start = useCallback(() => {
    const attempt = Symbol('attempt');
    wanted.current = attempt;
    const end = (result: Known<Part>['result']) => {
      if (wanted.current === attempt) setKnown({ load, result });
    };
    load().then(
      (part) => end({ part }),
      (error: unknown) => end({ error }),
    );
  }, [load]);

  useEffect(() => {
    start();
    return () => {
      wanted.current = undefined;
    };
  }, [start]);

  const retry = useCallback(() => {
    setKnown(undefined);
    start();
  }, [start]);

  // What was loaded for another part is nothing for this one.
  if (!known || known.load !== load) return { state: 'loading' };
  if ('error' in known.result) return { state: 'failed', error: known.result.error, retry };
  return { state: 'ready', part: known.result.part };
}
