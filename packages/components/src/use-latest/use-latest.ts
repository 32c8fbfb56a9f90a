import { useEffect, useRef } from 'react';

/**
 * The value of the last render, for what runs later: an event, a timer, the end of a request. The ref itself never
 * changes.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
