import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of an asynchronous load, with its value or its error. */
export type AsyncState<Value> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; value: Value };

type Load<Value> = () => Promise<Value>;
type Outcome<Value> = { load: Load<Value>; result: { value: Value } | { error: unknown } };

/**
 * Calls `load`, and calls it again whenever it is another function, so it must be memoized. A result that arrives after
 * `load` has changed is ignored. With `undefined`, nothing is loaded and the state stays `loading`.
 */
export function useAsync<Value>(load: Load<Value> | undefined): AsyncState<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const latestAttempt = useRef<symbol>(undefined);

  const start = useCallback(() => {
    if (!load) return;
    const attempt = Symbol('attempt');
    latestAttempt.current = attempt;
    const finish = (result: Outcome<Value>['result']) => {
      if (latestAttempt.current === attempt) setOutcome({ load, result });
    };
    load().then(
      (value) => finish({ value }),
      (error: unknown) => finish({ error }),
    );
  }, [load]);

  useEffect(start, [start]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    start();
  }, [start]);

  if (!outcome || outcome.load !== load) return { state: 'loading' };
  if ('error' in outcome.result) return { state: 'failed', error: outcome.result.error, retry };
  return { state: 'ready', value: outcome.result.value };
}
