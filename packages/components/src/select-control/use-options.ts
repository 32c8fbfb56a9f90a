import { useCallback, useEffect, useRef, useState } from 'react';
import { filterOptions } from './filter-options.ts';
import type { SearchOptions, SelectOption, SelectResult } from './types.ts';

type Question<Value> = {
  options: readonly SelectOption<Value>[];
  query: string;
  /** Whether the choices are wanted now: the list is open. */
  isWanted: boolean;
  onSearch: SearchOptions<Value> | undefined;
  onFilter:
    | ((options: readonly SelectOption<Value>[], query: string) => readonly SelectOption<Value>[])
    | undefined;
  getSearchExpression: ((escapedQuery: string) => string) | undefined;
  /** About the given choices. */
  note: string | undefined;
  isSearchable: boolean;
  /** Milliseconds of quiet before `onSearch` is called. */
  delay: number;
};

type Answer<Value> =
  | { status: 'ready'; query: string; result: SelectResult<Value> }
  | { status: 'error'; query: string; error: unknown };

/** The choices for a query, and where asking for them stands. */
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
 * Finds the choices for what was typed. Given ones are filtered here and at once; with `onSearch` they are asked for
 * after a pause in typing, an answer to an older text is dropped, and what was found is shown as it came, in its
 * order, unless `getSearchExpression` says what of it matches.
 */
export function useOptions<Value>(question: Question<Value>): Options<Value> {
  const { options, query, isWanted, onSearch, isSearchable, getSearchExpression, delay } = question;
  const [answer, setAnswer] = useState<Answer<Value>>();
  const [attempt, setAttempt] = useState(0);
  const lastAttempt = useRef(0);
  const latest = useRef({ options, onSearch });
  useEffect(() => {
    latest.current = { options, onSearch };
  });
  const isAsked = onSearch !== undefined;

  useEffect(() => {
    if (!isAsked || !isWanted) return undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const found = await latest.current.onSearch?.(latest.current.options, query);
        if (isCurrent) setAnswer({ status: 'ready', query, result: toResult(found ?? []) });
      } catch (error) {
        if (isCurrent) setAnswer({ status: 'error', query, error });
      }
    };
    // Who asks again does not wait; who types on does.
    const isRetry = attempt > lastAttempt.current;
    lastAttempt.current = attempt;
    const timer = setTimeout(() => void ask(), isRetry ? 0 : delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // A failure is over with its list: who types the same text again has asked again.
      setAnswer((before) => (before?.status === 'error' ? undefined : before));
    };
  }, [isAsked, isWanted, query, delay, attempt]);

  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }, []);

  const filtered = (list: readonly SelectOption<Value>[]) => {
    const found = isSearchable ? filterOptions(list, query, getSearchExpression) : list;
    return question.onFilter ? question.onFilter(found, query) : found;
  };
  if (!isAsked) return { status: 'ready', options: filtered(options), note: question.note, retry };
  if (answer?.query !== query) return { status: 'loading', options: [], retry };
  if (answer.status === 'error') return { status: 'error', options: [], retry };
  const { options: found, note } = answer.result;
  const shown = getSearchExpression
    ? filtered(found)
    : (question.onFilter?.(found, query) ?? found);
  return { status: 'ready', options: shown, note, retry };
}
