import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

/** A status waits this many milliseconds, so that fast typing is not spoken over (spec §9). */
export const STATUS_DELAY = 200;

/** A status is taken away after this many milliseconds (spec §9). */
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
 * What a screen reader is told of an open list: how many results there are, 200 ms after that changed, taken away
 * 500 ms later (spec §9). `count` undefined: the list is closed or still being asked for, and nothing is said.
 */
export function useStatusMessage(count: number | undefined, query: string): string {
  // The text belongs to its query: as many results for another text are news as well.
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
