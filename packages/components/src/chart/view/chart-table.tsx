import { __, sprintf } from '@wordpress/i18n';
import { memo } from 'react';
import {
  getChangeAt,
  getComparedPair,
  getUnmatchedText,
  toPointMetric,
} from '../model/describe.ts';
import { formatEstimate, getEstimateLabel, isEstimateOnly } from '../model/estimate.ts';
import { formatGoal, getGoalLabel } from '../model/goal.ts';
import { formatMarks, getMarksLabel } from '../model/marks.ts';
import { getMissingText } from '../model/format-metric.ts';
import type { IndexRange } from '../model/brush.ts';
import type { ChartPlotProps } from './chart-plot-props.ts';

type Metrics = Pick<ChartPlotProps, 'model' | 'visible' | 'formatters'>;

export type ChartTableProps = Metrics & {
  caption: string;
  rows: IndexRange;
};

type CellsProps = Metrics & { index: number };

function NumericCell({ text }: { text: string | undefined }) {
  return (
    <td className="is-numeric">
      <bdi dir="ltr">{text}</bdi>
    </td>
  );
}

function MetricCells({ model, visible, formatters, index }: CellsProps) {
  const pair = getComparedPair(visible);
  return (
    <>
      {visible.map((series, position) => {
        const { date, valueText, isUnmatched } = toPointMetric(model, series, index, formatters);
        const isDated = series === pair?.earlier;
        return [
          isDated && (
            <td key={`${position} date`}>
              {isUnmatched
                ? getUnmatchedText()
                : date
                  ? formatters.fullDate(date, true)
                  : getMissingText()}
            </td>
          ),
          <NumericCell key={position} text={isUnmatched ? getMissingText() : valueText} />,
        ];
      })}
      {pair && (
        <NumericCell
          text={getChangeAt(visible, index, formatters.metric)?.text ?? getMissingText()}
        />
      )}
    </>
  );
}

/** Estimate, goal and notes of a row, in columns of their own: they are none of the values. */
function AddedCells({ model, index, formatters }: Omit<CellsProps, 'visible'>) {
  return (
    <>
      {model.estimate && <NumericCell text={formatEstimate(model, index, formatters)} />}
      {model.goal && <NumericCell text={formatGoal(model, index, formatters)} />}
      {model.marks && <td>{formatMarks(model, index)}</td>}
    </>
  );
}

function RowDate({ model, visible, index, formatters }: CellsProps) {
  const [first] = visible;
  if (first?.isUnmatched(index)) return <>{getUnmatchedText()}</>;
  const date = first?.labelDates[index] ?? model.dates[index];
  const text = date ? formatters.fullDate(date) : '';
  if (isEstimateOnly(model, index))
    return (
      <>
        {
          /* translators: %s: a date whose values are estimated. */
          sprintf(__('%s (estimate)', 'tillview'), text)
        }
      </>
    );
  const isIncomplete =
    !model.isComparisonOnly(index) && formatters.isIncomplete(model.timestamps[index] ?? '');
  return (
    <>
      {isIncomplete
        ? /* translators: %s: a date whose interval has not ended yet. */
          sprintf(__('%s (incomplete)', 'tillview'), text)
        : text}
    </>
  );
}

/** The values of the visible series as a table. Memoized: hovering over the chart does not change it. */
export const ChartTable = memo(function ChartTable(props: ChartTableProps) {
  const { caption, model, visible, formatters, rows } = props;
  const pair = getComparedPair(visible);
  return (
    <table className="tillview-chart-table">
      <caption className="tillview-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Date', 'tillview')}</th>
          {visible.map((series, position) => [
            series === pair?.earlier && (
              <th key={`${position} date`} scope="col">
                {__('Compared with', 'tillview')}
              </th>
            ),
            <th key={position} scope="col" className="is-numeric">
              {series.label}
            </th>,
          ])}
          {pair && (
            <th scope="col" className="is-numeric">
              {__('Change', 'tillview')}
            </th>
          )}
          {model.estimate && (
            <th scope="col" className="is-numeric">
              {getEstimateLabel()}
            </th>
          )}
          {model.goal && (
            <th scope="col" className="is-numeric">
              {getGoalLabel()}
            </th>
          )}
          {model.marks && <th scope="col">{getMarksLabel()}</th>}
        </tr>
      </thead>
      <tbody>
        {model.timestamps.slice(rows.first, rows.last + 1).map((timestamp, offset) => {
          const index = rows.first + offset;
          return (
            // When daylight saving time ends, two rows have the same date, so the index is part of the key.
            <tr key={`${timestamp} ${index}`}>
              <th scope="row">
                <RowDate {...{ model, visible, index, formatters }} />
              </th>
              <MetricCells {...{ model, visible, formatters, index }} />
              <AddedCells {...{ model, index, formatters }} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
