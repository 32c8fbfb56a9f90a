import { useEffect, useRef } from 'react';

/**
 * A ref with the value of the last render, for code that runs later, such as an event handler, a timer or a response.
 * The ref itself never changes.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
