/** The maximum number of visible series (R5.21). */
export const MAX_VISIBLE_SERIES = 5;

/**
 * The visible series and their colours: maps a key to a slot from 0 to 4. A series keeps its slot while it is visible.
 */
export type ColourSlots = ReadonlyMap<string, number>;

/** The initial slots: the first five series are visible (R4.23). */
export function initialSlots(keys: readonly string[]): ColourSlots {
  return new Map(keys.slice(0, MAX_VISIBLE_SERIES).map((key, slot) => [key, slot]));
}

/**
 * The reason why a legend item cannot be toggled: it is the last visible one, or five are visible (R5.20, R5.21). Null
 * if it can be toggled.
 */
export function getLockReason(slots: ColourSlots, key: string): 'last' | 'limit' | null {
  if (slots.has(key)) return slots.size === 1 ? 'last' : null;
  return slots.size >= MAX_VISIBLE_SERIES ? 'limit' : null;
}

/**
 * Shows a hidden series in the first free colour, or hides a visible one. Returns the same map when the item is locked.
 */
export function toggleSlot(slots: ColourSlots, key: string): ColourSlots {
  if (getLockReason(slots, key)) return slots;
  const next = new Map(slots);
  if (next.delete(key)) return next;
  const taken = new Set(slots.values());
  let free = 0;
  while (taken.has(free)) free += 1;
  return next.set(key, free);
}
