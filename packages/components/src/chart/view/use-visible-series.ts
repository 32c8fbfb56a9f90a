import { useState } from 'react';
import { initialSlots, toggleSlot, type ColourSlots } from '../model/visibility.ts';

/** The visible series and their colours: the first five, reset when the set of series changes (R4.23). */
export function useVisibleSeries(keys: readonly string[]): {
  slots: ColourSlots;
  toggle: (key: string) => void;
} {
  // The same items in another order must not reset the user's choice.
  const signature = JSON.stringify(keys.toSorted());
  const [state, setState] = useState({ signature, slots: initialSlots(keys) });
  let { slots } = state;
  if (state.signature !== signature) {
    slots = initialSlots(keys);
    setState({ signature, slots });
  }
  const toggle = (key: string) =>
    setState((before) => ({ ...before, slots: toggleSlot(before.slots, key) }));
  return { slots, toggle };
}
