import { lazyWithRetry } from '@tillview/components';

/** The buttons of a table that download and copy its rows, in the chunk that every report loads. */
export const TableActions = lazyWithRetry(() => import('./table-actions.tsx'), {
  // The width of the loaded button, to avoid a layout shift.
  placeholder: () => <div style={{ inlineSize: 127 }} aria-busy="true" />,
});
