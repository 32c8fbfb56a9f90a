import { TableCard, type TableHeader, type TableRow } from '@tillview/components';
import '../../../packages/components/src/style.css';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const COLUMNS = 12;
const ROWS = 100;
const PAGES = 5;

const headers: readonly TableHeader[] = Array.from({ length: COLUMNS }, (_, column) => ({
  key: `column-${column}`,
  label: column === 0 ? 'Name' : `Metric ${column}`,
  isSortable: true,
  isNumeric: column > 0,
  required: column === 0,
}));

/** The cells of a row, as a report has them when its data is loaded. */
function toRow(metrics: readonly number[]): TableRow {
  return metrics.map((metric, column) =>
    column === 0
      ? { display: <a href={`#${metric}`}>Item {metric}</a>, value: `Item ${metric}` }
      : { display: `$${metric.toLocaleString('en-US')}.00`, value: metric },
  );
}

const data = Array.from({ length: ROWS * PAGES }, (_, row) => {
  const metrics = Array.from(
    { length: COLUMNS },
    (_ignored, column) => (row * 7919 + column * 104_729) % 99_991,
  );
  return { metrics, cells: toRow(metrics) };
});

/** Sorts and slices the rows as a report does, by the query of the URL, memoised. */
function Bench() {
  const [{ orderby, order, paged }, setQuery] = useState({
    orderby: 'column-1',
    order: 'desc',
    paged: 1,
  });
  const rows = useMemo(() => {
    const column = Number(orderby.split('-')[1]);
    const direction = order === 'asc' ? 1 : -1;
    return data
      .toSorted((a, b) => direction * ((a.metrics[column] ?? 0) - (b.metrics[column] ?? 0)))
      .slice((paged - 1) * ROWS, paged * ROWS)
      .map(({ cells }) => cells);
  }, [orderby, order, paged]);
  return (
    <TableCard
      title="Items"
      headers={headers}
      rows={rows}
      rowKey={(row) => String(row[0]?.value)}
      rowsPerPage={ROWS}
      totalRows={data.length}
      query={{ orderby, order, paged, per_page: ROWS }}
      totals={{ 'column-0': '500 items', 'column-1': '$1.00' }}
      onSort={(key, direction) => setQuery({ orderby: key, order: direction, paged: 1 })}
      onPageChange={(page) => setQuery((query) => ({ ...query, paged: page }))}
    />
  );
}

createRoot(document.querySelector('#root') ?? document.body).render(<Bench />);
Object.assign(globalThis, { bench: true });
