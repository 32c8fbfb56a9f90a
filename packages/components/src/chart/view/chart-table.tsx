import { __, sprintf } from '@wordpress/i18n';
import { memo } from 'react';
import {
  changeAt,
  comparedPair,
  missingText,
  toPointFigure,
  type Wording,
} from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { Span } from '../model/span.ts';

export type ChartTableProps = {
  caption: string;
  model: ChartModel;
  visible: readonly Series[];
  wording: Wording;
  /** The rows that are written; all unless given. */
  rows?: Span;
  /** Whether it is drawn; else it is only read out, and the order of its signs needs no elements. */
  isSeen?: boolean;
};

type CellsProps = Omit<ChartTableProps, 'caption' | 'rows'> & {
  index: number;
};

function FigureCells({ model, visible, wording, index, isSeen }: CellsProps) {
  const pair = comparedPair(visible);
  const write = (text: string) => (isSeen ? <bdi dir="ltr">{text}</bdi> : text);
  return (
    <>
      {visible.map((series) => {
        const { date, valueText } = toPointFigure(model, series, index, wording);
        const isDated = pair !== null && series.isComparison;
        return [
          isDated && (
            <td key={`${series.key} date`}>{date ? wording.fullDate(date) : missingText()}</td>
          ),
          <td key={series.key} className="is-numeric">
            {write(valueText)}
          </td>,
        ];
      })}
      {pair && (
        <td className="is-numeric">
          {write(changeAt(visible, index, wording.figure)?.text ?? __('N/A', 'tillview'))}
        </td>
      )}
    </>
  );
}

function rowDate(model: ChartModel, visible: readonly Series[], index: number): Date | undefined {
  const [first] = visible;
  return first?.labelDates[index] ?? model.dates[index];
}

/** The figures of the visible series, the same as in the drawing. Drawn once: pointing at the chart leaves it alone. */
export const ChartTable = memo(function ChartTable(props: ChartTableProps) {
  const { caption, model, visible, wording, rows, isSeen = false } = props;
  const { first, last } = rows ?? { first: 0, last: model.dates.length - 1 };
  const pair = comparedPair(visible);
  return (
    <table className="tillview-chart-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Date', 'tillview')}</th>
          {visible.map((series) => [
            pair !== null && series.isComparison && (
              <th key={`${series.key} date`} scope="col">
                {__('Compared with', 'tillview')}
              </th>
            ),
            <th key={series.key} scope="col" className="is-numeric">
              {series.label}
            </th>,
          ])}
          {pair && (
            <th scope="col" className="is-numeric">
              {__('Change', 'tillview')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {model.dates.slice(first, last + 1).map((date, offset) => {
          const index = first + offset;
          const text = wording.fullDate(rowDate(model, visible, index) ?? date);
          return (
            // Clocks that go back give two rows of one date, so the place is part of the key.
            <tr key={`${model.stamps[index]} ${index}`}>
              <th scope="row">
                {wording.isRunning(model.stamps[index] ?? '')
                  ? /* translators: %s: a date whose figures are still coming in. */
                    sprintf(__('%s (incomplete)', 'tillview'), text)
                  : text}
              </th>
              <FigureCells {...{ model, visible, wording, index, isSeen }} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
