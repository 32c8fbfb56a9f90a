export { moveFocusAway } from './move-focus-away.ts';
export { useAutoFocusAndRestore } from './use-auto-focus-and-restore.ts';
