import { lazyWithRetry } from '@tillview/components';

/** The buttons of a table that download and copy its rows, in the chunk that every report loads. */
export const TableActions = lazyWithRetry(() => import('./table-actions.tsx'), {
  // The size of the loaded buttons, to avoid a layout shift.
  placeholder: () => (
    <div style={{ inlineSize: 127, blockSize: 'var(--tillview-control)' }} aria-busy="true" />
  ),
});
