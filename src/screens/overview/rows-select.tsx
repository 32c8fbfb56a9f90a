import { __ } from '@wordpress/i18n';
import { getRowChoices } from './overview-preferences.ts';
import '../../shell/parts/select.css';

type Props = { rows: number; onChange: (rows: number) => void };

/** The select for the number of rows in each leaderboard. */
export function RowsSelect({ rows, onChange }: Props) {
  return (
    <label className="tillview-overview__rows">
      <span>{__('Rows', 'tillview')}</span>
      <select
        className="tillview-select"
        value={rows}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {getRowChoices(rows).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
