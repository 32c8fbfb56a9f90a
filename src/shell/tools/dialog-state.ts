import { useSyncExternalStore } from 'react';

/** The dialogs of the shell, of which one at most is open. */
export type ShellDialog = 'palette' | 'shortcuts';

let open: ShellDialog | undefined;
const listeners = new Set<() => void>();

/** Opens a dialog, or closes the open one. */
export function openDialog(dialog: ShellDialog | undefined): void {
  open = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open dialog; undefined: none. */
export function useOpenDialog(): ShellDialog | undefined {
  return useSyncExternalStore(subscribe, () => open);
}
