import { __, sprintf } from '@wordpress/i18n';
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Pagination } from '../../pagination/index.ts';
import type { Wording } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { Span } from '../model/span.ts';
import { ChartTable } from './chart-table.tsx';

/** A year of days is one table; what is longer would cost more than the drawing, so it is read page by page. */
const MOST_ROWS = 400;
const ROWS_PER_PAGE = 100;

export type ChartFiguresProps = {
  caption: string;
  model: ChartModel;
  visible: readonly Series[];
  wording: Wording;
};

function rowsOfPage(page: number, count: number): Span {
  if (count <= MOST_ROWS) return { first: 0, last: count - 1 };
  const first = (page - 1) * ROWS_PER_PAGE;
  return { first, last: Math.min(count, first + ROWS_PER_PAGE) - 1 };
}

/** A region that scrolls must be reachable, or the keyboard cannot scroll it. */
const SCROLLING_REGION = { role: 'region', tabIndex: 0 } as const;

/** The figures in place of the drawing. */
export function ShownFigures({ height, ...table }: ChartFiguresProps & { height: number }) {
  const count = table.model.dates.length;
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, Math.ceil(count / ROWS_PER_PAGE) || 1);
  const rows = useMemo(() => rowsOfPage(page, count), [page, count]);
  return (
    <>
      <div
        className="tillview-chart__table"
        style={{ maxBlockSize: Math.max(height, 300) }}
        aria-label={table.caption}
        {...SCROLLING_REGION}
      >
        <ChartTable {...table} rows={rows} isSeen />
      </div>
      {count > MOST_ROWS && (
        <div className="tillview-chart__pages">
          <Pagination
            page={page}
            perPage={ROWS_PER_PAGE}
            total={count}
            onPageChange={setAsked}
            showPerPagePicker={false}
          />
        </div>
      )}
    </>
  );
}

/**
 * The figures for screen readers, beside the drawing. They are written after it, in the gaps that the browser has,
 * and so again when they change: the picture never waits for them.
 */
export const HiddenFigures = memo(function HiddenFigures(props: ChartFiguresProps) {
  const { caption, model, visible, wording } = props;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => startTransition(() => setIsReady(true)), []);
  const wanted = useMemo(
    () => ({ caption, model, visible, wording, rows: rowsOfPage(1, model.dates.length) }),
    [caption, model, visible, wording],
  );
  const table = useDeferredValue(wanted);
  const count = table.model.dates.length;
  return (
    <div
      className="tillview-visually-hidden tillview-chart__hidden-table"
      aria-busy={!isReady || table !== wanted}
    >
      {isReady && <ChartTable {...table} />}
      {count > MOST_ROWS && (
        <p>
          {sprintf(
            /* translators: 1: how many rows are there. 2: how many rows there are in all. */
            __(
              'These are the first %1$d of %2$d rows. "Show as table" in the menu of the chart has them all, page by page.',
              'tillview',
            ),
            ROWS_PER_PAGE,
            count,
          )}
        </p>
      )}
    </div>
  );
});
