import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';
import { filterOptions } from './filter-options.ts';
import type { SearchOptions, SelectOption, SelectResult } from './types.ts';

type OptionsRequest<Value> = {
  options: readonly SelectOption<Value>[];
  query: string;
  /** Whether options are needed, that is, whether the list is open. */
  isEnabled: boolean;
  onSearch: SearchOptions<Value> | undefined;
  onFilter:
    | ((options: readonly SelectOption<Value>[], query: string) => readonly SelectOption<Value>[])
    | undefined;
  getSearchExpression: ((escapedQuery: string) => string) | undefined;
  /** The note about `options`. */
  note: string | undefined;
  isSearchable: boolean;
  /** The debounce time of `onSearch`, in milliseconds. */
  delay: number;
};

type Outcome<Value> =
  | { status: 'ready'; query: string; result: SelectResult<Value> }
  | { status: 'error'; query: string; error: unknown };

/** The options for a query, and their loading state. */
export type Options<Value> = {
  status: 'loading' | 'ready' | 'error';
  options: readonly SelectOption<Value>[];
  note?: string | undefined;
  retry: () => void;
};

function toResult<Value>(
  found: readonly SelectOption<Value>[] | SelectResult<Value>,
): SelectResult<Value> {
  return 'options' in found ? found : { options: found };
}

/**
 * The options for a query. Given `options` are filtered at once. `onSearch` is called after the debounce time; the
 * result for an earlier query is ignored, and the order of a result is preserved. A result is filtered only with
 * `getSearchExpression` or `onFilter`.
 */
export function useOptions<Value>(request: OptionsRequest<Value>): Options<Value> {
  const { options, query, isEnabled, onSearch, isSearchable, getSearchExpression, delay } = request;
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const [attempt, setAttempt] = useState(0);
  const lastAttempt = useRef(0);
  const latest = useLatest({ options, onSearch });
  const isSearch = onSearch !== undefined;

  useEffect(() => {
    if (!isSearch || !isEnabled) return undefined;
    let isCurrent = true;
    const search = async () => {
      try {
        const found = await latest.current.onSearch?.(latest.current.options, query);
        if (isCurrent) setOutcome({ status: 'ready', query, result: toResult(found ?? []) });
      } catch (error) {
        if (isCurrent) setOutcome({ status: 'error', query, error });
      }
    };
    // A retry is not debounced.
    const isRetry = attempt > lastAttempt.current;
    lastAttempt.current = attempt;
    const timer = setTimeout(() => void search(), isRetry ? 0 : delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // Clears an error when the list closes or the query changes, so that typing the same text searches again.
      setOutcome((before) => (before?.status === 'error' ? undefined : before));
    };
  }, [isSearch, isEnabled, query, delay, attempt, latest]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }, []);

  const filtered = (list: readonly SelectOption<Value>[]) => {
    const found = isSearchable ? filterOptions(list, query, getSearchExpression) : list;
    return request.onFilter ? request.onFilter(found, query) : found;
  };
  if (!isSearch) return { status: 'ready', options: filtered(options), note: request.note, retry };
  if (outcome?.query !== query) return { status: 'loading', options: [], retry };
  if (outcome.status === 'error') return { status: 'error', options: [], retry };
  const { options: found, note } = outcome.result;
  const shown = getSearchExpression ? filtered(found) : (request.onFilter?.(found, query) ?? found);
  return { status: 'ready', options: shown, note, retry };
}
