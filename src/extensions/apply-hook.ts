import { defaultHooks } from '@wordpress/hooks';
import { isValidElement } from 'react';
import { reportProblem, type Callback } from './problems.ts';

/** Runs a function of an extension; an error is reported, and the fallback used. */
export type Guard = <Arguments extends unknown[], Result>(
  run: (...values: Arguments) => Result,
  fallback: Result,
) => (...values: Arguments) => Result;

/** Checks what a callback returned and takes over what we know of it; throws a `ShapeError` for another shape. */
export type ReadResult<Value> = (result: unknown, guard: Guard) => Value;

/**
 * Lists and plain objects as copies, so that a callback that changes what it got and fails then leaves nothing behind.
 * Functions, React elements and other objects stay themselves.
 */
function copy<Value>(value: Value): Value;
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, copy(entry)]));
}

/** Whether any callback is registered for one of these hooks. */
export const hasHook = (hooks: readonly string[]): boolean =>
  hooks.some((hook) => (defaultHooks.filters[hook]?.handlers.length ?? 0) > 0);

/**
 * Passes a value through the callbacks of a hook, in their order. What a callback returns counts only if `read` accepts
 * it; else the value stays as it was before, and the callback is reported. Not by `applyFilters`, where one callback
 * that fails would take the others with it, and could not be named.
 */
export function applyHook<Value>(hook: string, value: Value, read: ReadResult<Value>): Value {
  let current = value;
  const handlers = [...(defaultHooks.filters[hook]?.handlers ?? [])];
  for (const { callback, namespace } of handlers) {
    const run: Callback = callback;
    const report = (error: unknown) => reportProblem({ hook, namespace, callback: run, error });
    const guard: Guard =
      (guarded, fallback) =>
      (...values) => {
        try {
          return guarded(...values);
        } catch (error) {
          report(error);
          return fallback;
        }
      };
    try {
      current = read(run(copy(current)), guard);
    } catch (error) {
      report(error);
    }
  }
  return current;
}
