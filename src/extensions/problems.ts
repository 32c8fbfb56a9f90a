/** A callback of an extension. */
export type Callback = (...values: unknown[]) => unknown;

/** What went wrong at which hook. */
export type Problem = { hook: string; namespace: string };

let problems: readonly Problem[] = [];
const reported = new WeakMap<Callback, Set<string>>();
const listeners = new Set<() => void>();

/** What went wrong since the page was opened or the problems were dismissed; the same list until that changes. */
export const getProblems = () => problems;

/** Calls a function after each change of the problems; returns how to stop that. */
export function subscribeToProblems(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Forgets the problems so far. The callbacks that caused them are not named again. */
export function dismissProblems(): void {
  problems = [];
  for (const listener of listeners) listener();
}

/** Names in the console, once for each callback, the extension that failed at a hook; and keeps it for the notice. */
export function reportProblem({
  hook,
  namespace,
  callback,
  error,
}: Problem & { callback: Callback; error: unknown }): void {
  const hooks = reported.get(callback) ?? new Set();
  if (hooks.has(hook)) return;
  reported.set(callback, hooks.add(hook));
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(
    `Tillview ignores what "${namespace}" does at the hook "${hook}": ${reason}`,
    ...(error instanceof Error && error.name === 'ShapeError' ? [] : [error]),
  );
  if (problems.some((known) => known.hook === hook && known.namespace === namespace)) return;
  problems = [...problems, { hook, namespace }];
  // Callbacks run while the page is drawn, and a notice must wait for that.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
