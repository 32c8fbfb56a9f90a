import { expect, it, vi } from 'vitest';
import { getProblems, reportProblem, subscribeToProblems } from './problems.ts';

it('reports each callback once per hook in the console, and lists each extension once per hook', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const listener = vi.fn();
  const unsubscribe = subscribeToProblems(listener);
  const before = getProblems();
  const report = (namespace: string, hook: string, callback = () => undefined) =>
    reportProblem({ namespace, hook, callback, error: new Error('broken') });
  const callback = () => undefined;
  report('gifts', 'charts', callback);
  report('gifts', 'charts', callback);
  report('gifts', 'filters', callback);
  report('gifts', 'charts');
  report('boxes', 'charts');
  expect(getProblems().slice(before.length)).toEqual([
    { hook: 'charts', namespace: 'gifts' },
    { hook: 'filters', namespace: 'gifts' },
    { hook: 'charts', namespace: 'boxes' },
  ]);
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual(
    [
      'gifts" does at the hook "charts',
      'gifts" does at the hook "filters',
      'gifts" does at the hook "charts',
      'boxes" does at the hook "charts',
    ].map((named) => `Tillview ignores what "${named}": broken`),
  );
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  report('ribbons', 'charts');
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(3);
});
