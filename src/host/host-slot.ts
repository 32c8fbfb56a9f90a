/** Finds the container for the app's own entries in the menu of the standalone host; null in other hosts. */
export const findHostSlot = (): HTMLElement | null => document.getElementById('host-favorites');
