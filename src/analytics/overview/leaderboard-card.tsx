import { Card, Table, type TableHeader, type TableRow } from '@tillview/components';
import type { Leaderboard, LeaderboardCell } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { renderValue } from '../report-page/metric-values.ts';
import type { ReportContext } from '../report-page/report-definition.ts';
import { CellMarkup } from './cell-markup.tsx';

type Props = {
  board: Leaderboard;
  context: ReportContext;
};

const NUMERIC_FORMATS = ['currency', 'number'];

const isNumericCell = ({ format = '' }: LeaderboardCell) => NUMERIC_FORMATS.includes(format);

function getHeaders({ headers, rows }: Leaderboard): TableHeader[] {
  return headers.map(({ label }, index) => ({
    key: `column-${index}`,
    label,
    // An empty leaderboard does not show which columns are numeric: usually it has a name and numbers.
    isNumeric:
      rows.length === 0 ? index > 0 : rows.every((row) => row[index] && isNumericCell(row[index])),
  }));
}

/** Formats numbers and amounts like the rest of the page; other cells show the store's markup. */
function showCell(cell: LeaderboardCell, context: ReportContext) {
  if (cell.format === 'currency' || cell.format === 'number')
    return renderValue(cell.format, cell.value, context);
  return <CellMarkup markup={cell.display} context={context} />;
}

/** A leaderboard in a card; its rows link to reports. */
export function LeaderboardCard({ board, context }: Props) {
  const headers = useMemo(() => getHeaders(board), [board]);
  const rows = useMemo(
    () =>
      board.rows.map((row): TableRow =>
        headers.map((_, index) => {
          const cell = row[index];
          return cell ? { display: showCell(cell, context), value: cell.value } : {};
        }),
      ),
    [board, headers, context],
  );
  return (
    <Card title={board.label} isFlush>
      <Table
        caption={board.label}
        headers={headers}
        rows={rows}
        emptyMessage={__('No data for the selected date range', 'tillview')}
      />
    </Card>
  );
}
