import { MAX_VISIBLE_SERIES } from '../model/visibility.ts';
import { seriesClass } from './series-mark.tsx';
import type { CSSProperties } from 'react';

type PatternStyle = CSSProperties & Record<`--tillview-chart-pattern-${number}`, string>;

/** The hatching of each colour slot on a square of 6 pixels; the first slot has a solid fill. */
const HATCHES = [
  '',
  'M-1 1l2-2M0 6l6-6M5 7l2-2',
  'M0 1.5h6M0 4.5h6',
  'M0 0l6 6M6 0l-6 6',
  'M1.5 0v6M4.5 0v6',
];

/** The custom properties with which the style sheet refers to the patterns of a chart. */
export function patternStyle(id: string): PatternStyle {
  return Object.fromEntries(
    Array.from({ length: MAX_VISIBLE_SERIES - 1 }, (_, index) => [
      `--tillview-chart-pattern-${index + 2}`,
      `url("#${id}-pattern-${index + 2}")`,
    ]),
  );
}

/** Patterns that fill bars where colours are not available: in print and in forced-colors mode. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <svg className="tillview-chart__patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {HATCHES.map((hatch, slot) =>
          hatch ? (
            <pattern
              key={hatch}
              id={`${id}-pattern-${slot + 1}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
            >
              <g className={seriesClass(slot, false)}>
                <path className="tillview-chart__hatch" d={hatch} />
              </g>
            </pattern>
          ) : null,
        )}
      </defs>
    </svg>
  );
}
