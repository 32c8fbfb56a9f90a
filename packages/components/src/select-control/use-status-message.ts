import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

/** The delay of a status message in milliseconds, so that it does not interrupt typing (R9.78). */
export const STATUS_DELAY = 200;

/** The duration of a status message in milliseconds (R9.79). */
export const STATUS_DURATION = 500;

function getStatus(count: number): string {
  if (count === 0) return __('No results are available.', 'tillview');
  return sprintf(
    /* translators: %d: how many results there are. */
    _n(
      '%d result is available, use up and down arrow keys to navigate. Press Enter key to select.',
      '%d results are available, use up and down arrow keys to navigate. Press Enter key to select.',
      count,
      'tillview',
    ),
    count,
  );
}

/**
 * The status message of an open list: the number of results. It appears 200 ms after a change and is cleared 500 ms
 * later (R9.78, R9.79). There is no message while `count` is `undefined`, that is, while the list is closed or loading.
 */
export function useStatusMessage(count: number | undefined, query: string): string {
  // Stored with its query, so that the same number of results for another query is announced again.
  const [message, setMessage] = useState({ query, text: '' });
  useEffect(() => {
    if (count === undefined) return undefined;
    const show = (text: string) => setMessage({ query, text });
    let removal: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => {
      show(getStatus(count));
      removal = setTimeout(() => show(''), STATUS_DURATION);
    }, STATUS_DELAY);
    return () => {
      clearTimeout(timer);
      clearTimeout(removal);
      show('');
    };
  }, [count, query]);
  return message.query === query ? message.text : '';
}
