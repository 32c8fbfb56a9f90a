import { __ } from '@wordpress/i18n';
import { Button } from '../../button/index.ts';
import type { XScale } from '../drawing/scales.ts';
import type { PlotBox } from '../model/layout.ts';
import type { IndexRange } from '../model/brush.ts';
import type { BrushSelection } from './use-brush.ts';

export type BrushBandProps = {
  rows: IndexRange;
  x: XScale;
  box: PlotBox;
};

/** The background of the selected dates, from the edge of the first to the edge of the last. */
export function BrushBand({ rows, x, box }: BrushBandProps) {
  const half = Math.min(x.step, box.width) / 2;
  const ends = [x.centre(rows.first), x.centre(rows.last)];
  const left = Math.max(0, Math.min(...ends) - half);
  const right = Math.min(x.width, Math.max(...ends) + half);
  return (
    <g className="tillview-chart__brush">
      <rect x={left} y={0} width={Math.max(1, right - left)} height={box.height} />
      <path d={`M${left} 0V${box.height}M${right} 0V${box.height}`} />
    </g>
  );
}

/** The minimum plot width, in CSS pixels, for the keyboard help next to the dates. */
const KEYS_WIDTH = 480;

export type BrushNoteProps = {
  selection: BrushSelection;
  text: string;
  box: PlotBox;
  isRtl: boolean;
  onApply: () => void;
  onClear: () => void;
};

/** The selected dates, and how to apply or cancel the selection. Screen readers get it from the live region. */
export function BrushNote({ selection, text, box, isRtl, onApply, onClear }: BrushNoteProps) {
  const isTouch = selection.by === 'touch';
  return (
    <div
      className="tillview-chart__brush-note"
      dir={isRtl ? 'rtl' : 'ltr'}
      style={{ left: box.left, width: box.width }}
    >
      <div>
        <span aria-hidden={!isTouch}>{text}</span>
        {selection.by === 'keyboard' && box.width >= KEYS_WIDTH && (
          <span className="tillview-chart__brush-keys" aria-hidden="true">
            {__('Press Enter to show this range, Escape to cancel.', 'tillview')}
          </span>
        )}
        {isTouch && (
          <span className="tillview-chart__brush-buttons">
            <Button variant="primary" onClick={onApply}>
              {__('Show this range', 'tillview')}
            </Button>
            <Button variant="quiet" onClick={onClear}>
              {__('Cancel', 'tillview')}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
