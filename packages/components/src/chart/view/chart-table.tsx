import { __, sprintf } from '@wordpress/i18n';
import { memo } from 'react';
import {
  getChangeAt,
  getComparedPair,
  getUnmatchedText,
  toPointMetric,
  type ChartFormatters,
} from '../model/describe.ts';
import { formatEstimate, getEstimateLabel, isEstimateOnly } from '../model/estimate.ts';
import { formatGoal, getGoalLabel } from '../model/goal.ts';
import { formatMarks, getMarksLabel } from '../model/marks.ts';
import { getMissingText } from '../model/format-metric.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { IndexRange } from '../model/brush.ts';

export type ChartTableProps = {
  caption: string;
  model: ChartModel;
  visible: readonly Series[];
  formatters: ChartFormatters;
  /** The rows of the table; all rows by default. */
  rows?: IndexRange;
};

type CellsProps = Omit<ChartTableProps, 'caption' | 'rows'> & {
  index: number;
};

function MetricCells({ model, visible, formatters, index }: CellsProps) {
  const pair = getComparedPair(visible);
  const write = (text: string) => <bdi dir="ltr">{text}</bdi>;
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
          <td key={position} className="is-numeric">
            {write(isUnmatched ? getMissingText() : valueText)}
          </td>,
        ];
      })}
      {pair && (
        <td className="is-numeric">
          {write(getChangeAt(visible, index, formatters.metric)?.text ?? __('N/A', 'tillview'))}
        </td>
      )}
    </>
  );
}

/** Estimate, goal and notes of a row, in columns of their own: they are none of the values. */
function AddedCells({ model, index, formatters }: Omit<CellsProps, 'visible'>) {
  const numeric = (text: string | undefined) => (
    <td className="is-numeric">
      <bdi dir="ltr">{text}</bdi>
    </td>
  );
  return (
    <>
      {model.estimate && numeric(formatEstimate(model, index, formatters))}
      {model.goal && numeric(formatGoal(model, index, formatters))}
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
  const { first, last } = rows ?? { first: 0, last: model.dates.length - 1 };
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
        {model.timestamps.slice(first, last + 1).map((timestamp, offset) => {
          const index = first + offset;
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
