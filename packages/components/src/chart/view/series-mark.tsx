import type { ChartType } from '@tillview/date';
import { markAt } from '../drawing/paths.ts';

export type SeriesMarkProps = {
  /** The colour slot, 0 to 4; `null` for a series that is not drawn. */
  slot: number | null;
  isComparison: boolean;
  chartType: ChartType;
  /** Whether points or bars of the series have a mark. */
  isMarked?: boolean;
};

/** The classes that give a series its colour and dash. */
export function seriesClass(slot: number, isComparison: boolean): string {
  return isComparison
    ? 'tillview-chart-series is-comparison'
    : `tillview-chart-series is-slot-${slot + 1}`;
}

/** A small sample of how a series is drawn, for the legend and the tooltip. */
export function SeriesMark({ slot, isComparison, chartType, isMarked }: SeriesMarkProps) {
  const className = slot === null ? 'tillview-chart-series' : seriesClass(slot, isComparison);
  return (
    <svg
      className={`${className} tillview-chart__sample`}
      width="22"
      height="12"
      viewBox="0 0 22 12"
      aria-hidden="true"
      focusable="false"
    >
      {chartType === 'line' ? (
        <path className="tillview-chart__line" d="M1 6H21" strokeWidth="2" />
      ) : (
        <path className="tillview-chart__bars" d="M5 0.5h12v11h-12Z" />
      )}
      {isMarked && !isComparison && slot !== null && (
        <path
          className={chartType === 'line' ? 'tillview-chart__marks' : 'tillview-chart__bar-marks'}
          d={markAt(slot, 11, 6, chartType === 'line' ? 3.5 : 2.5)}
        />
      )}
    </svg>
  );
}
