import { useState } from 'react';
import { initialSlots, toggleSlot, type ColourSlots } from '../model/visibility.ts';

/** Which series are visible and in which colour: the first five, again whenever the set of series changes (spec §4). */
export function useVisibleSeries(keys: readonly string[]): {
  slots: ColourSlots;
  toggle: (key: string) => void;
} {
  // A refresh may bring the same items in another order; that must not undo what the reader chose.
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
