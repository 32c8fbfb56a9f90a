import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time at which the page is printed, by `now`; the time of the first render until it is. */
export function usePrintTime(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    // The page is drawn on paper as soon as the event is over.
    const onBeforePrint = () => flushSync(() => setTime(now()));
    window.addEventListener('beforeprint', onBeforePrint);
    return () => window.removeEventListener('beforeprint', onBeforePrint);
  });
  return time;
}
