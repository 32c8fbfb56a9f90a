import { useState } from 'react';
import { keepIdentity } from './keep-identity.ts';

/**
 * Returns the value of the previous render as long as the value is equal to it, and shares its equal parts. For
 * dependencies of hooks that each render creates again.
 */
export function useKeptIdentity<Value>(value: Value): Value {
  const [kept, setKept] = useState({ value });
  const now = keepIdentity(kept.value, value);
  if (now !== kept.value) setKept({ value: now });
  return now;
}
