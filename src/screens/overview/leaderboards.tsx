import { Card, Placeholder, Table, type TableHeader } from '@tillview/components';
import type { Leaderboard, RowsState } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { RequestError } from '../../shell/request-error.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { NothingShown } from './nothing-shown.tsx';

type Props = {
  leaderboards: RowsState<Leaderboard>;
  /** The ids of the leaderboards that are shown. */
  shown: readonly string[];
  rows: number;
  context: ReportContext;
  onRetry: () => void;
  /** Wraps a card in its own error boundary. */
  part: (name: string, key: string, card: ReactNode) => ReactNode;
};

/** The usual columns of a leaderboard: a name and two numbers. */
const PLACEHOLDER_HEADERS: readonly TableHeader[] = [
  { key: 'name', label: <Placeholder width="60px" /> },
  { key: 'count', label: <Placeholder width="40px" />, isNumeric: true },
  { key: 'amount', label: <Placeholder width="40px" />, isNumeric: true },
];

/** The leaderboards that are shown, each in a card. */
export function Leaderboards({ leaderboards, shown, rows, context, onRetry, part }: Props) {
  if (leaderboards.isError)
    return (
      <Card>
        <RequestError error={leaderboards.error} onRetry={onRetry} />
      </Card>
    );
  if (leaderboards.isRequesting)
    return (
      <div className="tillview-overview__cards">
        {shown.map((id) => (
          <Card key={id} title={<Placeholder width="180px" height="14px" />} isFlush>
            <Table
              caption={__('Your requested data is loading', 'tillview')}
              headers={PLACEHOLDER_HEADERS}
              isLoading
              numberOfPlaceholderRows={rows}
            />
          </Card>
        ))}
      </div>
    );
  const boards = leaderboards.rows.filter(({ id }) => shown.includes(id));
  if (boards.length === 0) return <NothingShown />;
  return (
    <div className="tillview-overview__cards">
      {boards.map((board) =>
        part(board.label, board.id, <LeaderboardCard board={board} context={context} />),
      )}
    </div>
  );
}
