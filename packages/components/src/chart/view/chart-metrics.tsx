import { useMemo, useState } from 'react';
import { Pagination } from '../../pagination/pagination.tsx';
import type { IndexRange } from '../model/brush.ts';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

/**
 * A year of days fits in one table. A longer table takes more time to render than the chart, so it is split into pages.
 */
const MAX_ROWS = 400;
const ROWS_PER_PAGE = 100;

export type ChartMetricsProps = Omit<ChartTableProps, 'rows'> & { height: number };

function getPageRows(page: number, count: number): IndexRange {
  if (count <= MAX_ROWS) return { first: 0, last: count - 1 };
  const first = (page - 1) * ROWS_PER_PAGE;
  return { first, last: Math.min(count, first + ROWS_PER_PAGE) - 1 };
}

/** What scrolls must be focusable to be scrollable by keyboard. */
const SCROLLING_GROUP = { role: 'group', tabIndex: 0 } as const;

/** The table that replaces the chart. */
export function ShownMetrics({ height, ...table }: ChartMetricsProps) {
  const count = table.model.dates.length;
  const [requestedPage, setRequestedPage] = useState(1);
  const page = Math.min(requestedPage, Math.ceil(count / ROWS_PER_PAGE) || 1);
  const rows = useMemo(() => getPageRows(page, count), [page, count]);
  return (
    <>
      <div
        className="tillview-chart__table"
        style={{ maxBlockSize: Math.max(height, 300) }}
        aria-label={table.caption}
        {...SCROLLING_GROUP}
      >
        <ChartTable {...table} rows={rows} />
      </div>
      {count > MAX_ROWS && (
        <div className="tillview-chart__pages">
          <Pagination
            page={page}
            perPage={ROWS_PER_PAGE}
            total={count}
            onPageChange={setRequestedPage}
            showPerPagePicker={false}
          />
        </div>
      )}
    </>
  );
}
