import { useCallback, useEffect, useRef, useState } from 'react';

interface Outcome<Data> {
  key: string;
  data?: Data;
}

/** Something asked for by its key, and where asking stands. */
export interface Loaded<Data> {
  status: 'loading' | 'ready' | 'error';
  data: Data | undefined;
  retry: () => void;
}

/** Asks for something whenever its key changes; an answer for an older key is dropped. An empty key asks for nothing. */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [outcome, setOutcome] = useState<Outcome<Data>>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const current = outcome?.key === key ? outcome : undefined;
  const isMissing = key !== '' && !current;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const ask = async () => {
      try {
        const data = await latest.current();
        if (isCurrent) setOutcome({ key, data });
      } catch {
        // Told by the status: the caller shows it with a way to ask again.
        if (isCurrent) setOutcome({ key });
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [key, isMissing]);
  const retry = useCallback(() => setOutcome(undefined), []);
  const status = current ? (current.data === undefined ? 'error' : 'ready') : 'loading';
  return { status, data: current?.data, retry };
}
