import { Card, Table, type TableHeader, type TableRow } from '@tillview/components';
import { tellApart, type Leaderboard, type LeaderboardCell } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { renderValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
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

/** The id of the item that a cell links to. */
const LINKED_ID = /\b(?:products|categories|coupons)=(\d+)/;

/** What tells items of the same name apart, by row: their ids, because the store sends no more. */
function getEndings({ rows }: Leaderboard): string[] {
  const items = rows.map(([cell]) => ({
    id: LINKED_ID.exec(cell?.display ?? '')?.[1] ?? '',
    name: String(cell?.value ?? ''),
  }));
  return tellApart(items).map((label, index) => label.slice(items[index]?.name.length ?? 0));
}

/** A leaderboard in a card; its rows link to reports. */
export function LeaderboardCard({ board, context }: Props) {
  const headers = useMemo(() => getHeaders(board), [board]);
  const rows = useMemo(() => {
    const endings = getEndings(board);
    return board.rows.map((row, at): TableRow =>
      headers.map((_, index) => {
        const cell = row[index];
        if (!cell) return {};
        const shown = showCell(cell, context);
        const ending = index === 0 ? endings[at] : '';
        return {
          display: ending ? (
            <>
              {shown}
              {ending}
            </>
          ) : (
            shown
          ),
          value: cell.value,
        };
      }),
    );
  }, [board, headers, context]);
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
