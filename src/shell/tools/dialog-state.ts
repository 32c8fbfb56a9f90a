import { useSyncExternalStore } from 'react';

/** The dialogs of the shell; at most one is open. */
export type ShellDialog = 'palette' | 'shortcuts' | 'views' | 'notes';

let open: ShellDialog | undefined;
const listeners = new Set<() => void>();

/** Opens a dialog; `undefined` closes the open one. */
export function openDialog(dialog: ShellDialog | undefined): void {
  open = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open dialog; undefined when none is open. */
export function useOpenDialog(): ShellDialog | undefined {
  return useSyncExternalStore(subscribe, () => open);
}
