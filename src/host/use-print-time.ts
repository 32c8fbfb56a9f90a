import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the time of the last print, from `now`; before the first print, the time of the first render. */
export function usePrintTime<Time>(now: () => Time): Time {
  const [time, setTime] = useState(now);
  useEffect(() => {
    // The page is printed immediately after the event, so the update must be synchronous.
    const onBeforePrint = () => flushSync(() => setTime(() => now()));
    window.addEventListener('beforeprint', onBeforePrint);
    return () => window.removeEventListener('beforeprint', onBeforePrint);
  });
  return time;
}
