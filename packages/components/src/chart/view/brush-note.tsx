import { getRangeLabel } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../button/button.tsx';
import type { XScale } from '../drawing/scales.ts';
import { toChartRange, type BrushSelection } from '../model/brush.ts';
import { formatMetric } from '../model/format-metric.ts';
import {
  getChangeOver,
  getIncompleteNote,
  hasIncompleteInterval,
  sumOver,
} from '../model/range-sums.ts';
import { getMarking } from '../drawing/series-drawing.ts';
import type { ChartPlotProps } from './chart-plot-props.ts';
import { SeriesMark } from './series-mark.tsx';

/**
 * The minimum plot width, in CSS pixels, at which the keyboard help is shown and the buttons are small. On a narrower
 * plot the buttons have the size for touch.
 */
const KEYS_WIDTH = 480;

type SumsProps = Pick<ChartPlotProps, 'model' | 'summed' | 'slots' | 'formatters'> & {
  selection: BrushSelection;
};

export type BrushNoteProps = SumsProps &
  Pick<ChartPlotProps, 'box' | 'isRtl'> & {
    x: XScale;
    onApply: () => void;
    onClear: () => void;
  };

function Sums({ model, summed, selection, slots, formatters }: SumsProps) {
  const isMarked = getMarking(summed, 'line') !== 'none';
  const change = getChangeOver(summed, selection, formatters.metric);
  return (
    <span className="tillview-chart__brush-sums">
      {summed.map((series) => (
        <span key={series.key} title={series.label}>
          <SeriesMark
            slot={slots.get(series.key) ?? null}
            isComparison={series.isComparison}
            chartType="line"
            isMarked={isMarked}
          />
          <bdi dir="ltr">{formatMetric(sumOver(series, selection), formatters.metric)}</bdi>
        </span>
      ))}
      {change && <bdi dir="ltr">{change.text}</bdi>}
      {hasIncompleteInterval(model, selection, formatters) && <span>{getIncompleteNote()}</span>}
    </span>
  );
}

/** The help text for the current input; `undefined` when the buttons are enough. */
function getHelp({ by, isDragging }: BrushSelection): string | undefined {
  if (isDragging) return __('Release to select these dates, press Escape to cancel.', 'tillview');
  return by === 'keyboard' ? __('Press Enter to zoom, Escape to cancel.', 'tillview') : undefined;
}

/**
 * The note beside the selected dates: the dates, the sums of their values, and the button that makes them the range of
 * the report. Screen readers get dates and sums from the live region.
 */
export function BrushNote(props: BrushNoteProps) {
  const { selection, model, summed, x, box, isRtl, onApply, onClear } = props;
  const range = toChartRange(model, selection);
  if (!range) return null;
  const dates = getRangeLabel(range.after, range.before);
  const { isDragging } = selection;
  const isWide = box.width >= KEYS_WIDTH;
  const help = isWide ? getHelp(selection) : undefined;
  // The free space is divided between both sides of the note as the middle of the selection divides the plot, so the note
  // always touches the selection.
  const middle = (x.centre(selection.first) + x.centre(selection.last)) / 2;
  const before = Math.min(box.width, Math.max(0, middle));
  return (
    <div className="tillview-chart__brush-note" style={{ left: box.left, width: box.width }}>
      <i style={{ flexGrow: before }} />
      <div dir={isRtl ? 'rtl' : 'ltr'}>
        {isDragging && <strong aria-hidden="true">{dates}</strong>}
        {summed.length > 0 && <Sums {...props} />}
        {!isDragging && (
          <span className="tillview-chart__brush-buttons">
            <Button variant="primary" isSmall={isWide} onClick={onApply}>
              {
                /* translators: %s: a range of dates, such as "Nov 6 - 12, 2026". */
                sprintf(__('Zoom to %s', 'tillview'), dates)
              }
            </Button>
            <Button variant="quiet" isSmall={isWide} onClick={onClear}>
              {__('Cancel', 'tillview')}
            </Button>
          </span>
        )}
        {help && (
          <span className="tillview-chart__brush-keys" aria-hidden="true">
            {help}
          </span>
        )}
      </div>
      <i style={{ flexGrow: box.width - before }} />
    </div>
  );
}
