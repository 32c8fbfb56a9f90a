import type { Guard } from './apply-hook.ts';

type ReportFailure = (error: unknown) => void;

/**
 * By component or element, the function that reports an error of it as an error of the callback that added it. A
 * `WeakMap`, because plugins pass on what others have added, unchanged: the first callback counts.
 */
const reporters = new WeakMap<object, ReportFailure>();

/** Remembers which callback added a component or an element, and returns the function that reports its errors. */
export function rememberCallback(added: object, guard: Guard): ReportFailure {
  const known =
    reporters.get(added) ??
    guard((error: unknown) => {
      throw error;
    }, undefined);
  reporters.set(added, known);
  return known;
}

/** Reports an error of a component or an element, if a callback added it. */
export function reportFailure(added: object, error: unknown): void {
  reporters.get(added)?.(error);
}
