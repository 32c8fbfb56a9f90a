import { memoize } from '@tillview/data';

/** A callback of an extension. */
export type Callback = (...values: unknown[]) => unknown;

/** The plugin that failed, and the hook. */
export type Problem = { hook: string; namespace: string };

let problems: readonly Problem[] = [];
/** The hooks for which a callback has been reported. */
const reportedHooks = memoize((_callback: Callback) => new Set<string>());
const listeners = new Set<() => void>();

/**
 * Returns the problems since the page was opened or the problems were dismissed. The list is the same object until it
 * changes.
 */
export const getProblems = () => problems;

/** Calls a function after each change of the problems. Returns a function that unsubscribes. */
export function subscribeToProblems(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes all problems. The callbacks that caused them are not reported again. */
export function dismissProblems(): void {
  problems = [];
  for (const listener of listeners) listener();
}

/** Reports a failed callback: logs the extension and the hook once per callback, and adds the problem to the notice. */
export function reportProblem({
  hook,
  namespace,
  callback,
  error,
}: Problem & { callback: Callback; error: unknown }): void {
  const hooks = reportedHooks(callback);
  if (hooks.has(hook)) return;
  hooks.add(hook);
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(
    `Tillview ignores what "${namespace}" does at the hook "${hook}": ${reason}`,
    ...(error instanceof Error && error.name === 'ShapeError' ? [] : [error]),
  );
  if (problems.some((known) => known.hook === hook && known.namespace === namespace)) return;
  problems = [...problems, { hook, namespace }];
  // Callbacks run during rendering, when listeners must not update state.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
