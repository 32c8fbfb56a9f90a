import { Card, Table, type TableHeader, type TableRow } from '@tillview/components';
import type { Leaderboard, LeaderboardCell } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { showCount, showMoney } from '../report-page/figure-cells.ts';
import type { ReportContext } from '../report-page/report-definition.ts';
import { CellMarkup } from './cell-markup.tsx';

type Props = {
  board: Leaderboard;
  context: ReportContext;
};

const FIGURES = ['currency', 'number'];

const isFigure = ({ format = '' }: LeaderboardCell) => FIGURES.includes(format);

function getHeaders({ headers, rows }: Leaderboard): TableHeader[] {
  return headers.map(({ label }, index) => ({
    key: `column-${index}`,
    label,
    // An empty leaderboard does not say what its columns hold: usually a name and figures.
    isNumeric:
      rows.length === 0 ? index > 0 : rows.every((row) => row[index] && isFigure(row[index])),
  }));
}

/** A figure is written as everywhere on the page, anything else as the store's markup says. */
function showCell(cell: LeaderboardCell, context: ReportContext) {
  if (cell.format === 'currency') return showMoney(cell.value, context);
  if (cell.format === 'number') return showCount(cell.value, context);
  return <CellMarkup markup={cell.display} context={context} />;
}

/** A leaderboard: its rows lead to their reports. */
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
