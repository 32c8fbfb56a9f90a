import { defaultHooks } from '@wordpress/hooks';
import { isValidElement } from 'react';
import { reportProblem, type Callback } from './problems.ts';

/** Wraps a function of an extension: if it throws, the error is reported and the fallback is returned. */
export type Guard = <Arguments extends unknown[], Result>(
  run: (...values: Arguments) => Result,
  fallback: Result,
) => (...values: Arguments) => Result;

/** Validates the result of a callback and copies its known fields. Throws a `ShapeError` if the result is invalid. */
export type ReadResult<Value> = (result: unknown, guard: Guard) => Value;

/**
 * Copies arrays and plain objects deeply, so that a callback that mutates its argument and then throws has no effect.
 * Functions, React elements and other objects are not copied.
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
 * Passes a value through the callbacks of a hook, in order. A result is used only if `read` accepts it; otherwise the
 * previous value is kept and the callback is reported. `applyFilters` cannot be used: one failing callback would
 * discard the results of all others and could not be identified. The context is passed after the value.
 */
export function applyHook<Value>(
  hook: string,
  value: Value,
  read: ReadResult<Value>,
  ...context: readonly unknown[]
): Value {
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
      current = read(run(copy(current), ...copy(context)), guard);
    } catch (error) {
      report(error);
    }
  }
  return current;
}
