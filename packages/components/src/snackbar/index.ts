export { Snackbar } from './snackbar.tsx';
export { SnackbarList } from './snackbar-list.tsx';
export { SNACKBAR_DURATION } from './use-dismiss-timer.ts';
export type { SnackbarProps } from './snackbar.tsx';
export type { SnackbarListProps, SnackbarNotice } from './snackbar-list.tsx';
