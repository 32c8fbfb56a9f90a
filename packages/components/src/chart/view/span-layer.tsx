import { __ } from '@wordpress/i18n';
import { Button } from '../../button/index.ts';
import type { XScale } from '../drawing/scales.ts';
import type { PlotBox } from '../model/layout.ts';
import type { Span } from '../model/span.ts';
import type { MarkedSpan } from './use-span.ts';

export type SpanBandProps = {
  span: Span;
  x: XScale;
  box: PlotBox;
};

/** The ground of the dates that are marked, from the edge of the first to the edge of the last. */
export function SpanBand({ span, x, box }: SpanBandProps) {
  const half = Math.min(x.step, box.width) / 2;
  const ends = [x.centre(span.first), x.centre(span.last)];
  const left = Math.max(0, Math.min(...ends) - half);
  const right = Math.min(x.width, Math.max(...ends) + half);
  return (
    <g className="tillview-chart__span">
      <rect x={left} y={0} width={Math.max(1, right - left)} height={box.height} />
      <path d={`M${left} 0V${box.height}M${right} 0V${box.height}`} />
    </g>
  );
}

/** A narrower plot, in CSS pixels, has room for the dates only; what to press is said by the live region. */
const KEYS_WIDTH = 480;

export type SpanNoteProps = {
  marked: MarkedSpan;
  text: string;
  box: PlotBox;
  isRtl: boolean;
  onApply: () => void;
  onLetGo: () => void;
};

/** Says which dates are marked, and how to go on from there. The live region says it to screen readers. */
export function SpanNote({ marked, text, box, isRtl, onApply, onLetGo }: SpanNoteProps) {
  const isTouched = marked.by === 'touch';
  return (
    <div
      className="tillview-chart__span-note"
      dir={isRtl ? 'rtl' : 'ltr'}
      style={{ left: box.left, width: box.width }}
    >
      <div>
        <span aria-hidden={!isTouched}>{text}</span>
        {marked.by === 'keyboard' && box.width >= KEYS_WIDTH && (
          <span className="tillview-chart__span-keys" aria-hidden="true">
            {__('Enter: show this range. Escape: let go.', 'tillview')}
          </span>
        )}
        {isTouched && (
          <span className="tillview-chart__span-buttons">
            <Button variant="primary" onClick={onApply}>
              {__('Show this range', 'tillview')}
            </Button>
            <Button variant="quiet" onClick={onLetGo}>
              {__('Cancel', 'tillview')}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
