import { _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';

/** How long a result must not change before it is spoken, in milliseconds: the user may still be typing. */
const DELAY = 500;

/** What was searched or set, and how many rows that leaves, for screen readers. `count` is formatted as `text`. */
export const describeResult = (of: string, count: number, text: string): string =>
  sprintf(
    /* translators: 1: the words of a search, or settings such as "Lead time (days): 14". 2: number of rows of a table. */
    _n('%1$s: %2$s row found', '%1$s: %2$s rows found', count, 'tillview'),
    of,
    text,
  );

/** The last result, to be spoken once; empty for that with which the page opened. `undefined` while it loads. */
export function useSpokenResult(result: string | undefined): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef<string>();
  useEffect(() => {
    if (result === undefined) return undefined;
    first.current ??= result;
    const isFirst = result === first.current;
    const timer = setTimeout(
      () => setSpoken((before) => (isFirst && before === '' ? '' : result)),
      DELAY,
    );
    return () => clearTimeout(timer);
  }, [result]);
  return spoken;
}
