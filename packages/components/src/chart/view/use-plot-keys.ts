import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState, type KeyboardEvent } from 'react';
import { movePoint, type PointField, type PointPosition } from '../drawing/move-point.ts';
import { announcePoint, describeSpan, type Wording } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { toSpan, type Span } from '../model/span.ts';
import type { MarkedSpan } from './use-span.ts';

type PlotKeysOptions = {
  model: ChartModel;
  visible: readonly Series[];
  wording: Wording;
  field: PointField;
  /** Whether a tooltip shows. */
  isActive: boolean;
  onPoint: (position: PointPosition) => void;
  onHide: () => void;
  /** Null when no span can be marked. */
  spans: {
    marked: MarkedSpan | null;
    mark: (anchor: number, end: number) => void;
    apply: (span: Span) => void;
    letGo: () => void;
  } | null;
};

const SPAN_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** The keys of the plot: they walk through points, mark a span with Shift, and each step is said once. */
export function usePlotKeys(options: PlotKeysOptions) {
  const { model, visible, wording, field, isActive, onPoint, onHide, spans } = options;
  const place = useRef<PointPosition | null>(null);
  const anchor = useRef(0);
  const [announcement, setAnnouncement] = useState('');
  const marked = spans?.marked ?? null;

  const onEscape = (event: KeyboardEvent) => {
    if (!marked && !isActive) return;
    event.stopPropagation();
    if (marked) {
      spans?.letGo();
      setAnnouncement(__('Nothing is marked.', 'tillview'));
    } else onHide();
  };

  const markUpTo = (from: PointPosition | null, next: PointPosition) => {
    if (marked?.by !== 'keyboard') anchor.current = from?.index ?? next.index;
    spans?.mark(anchor.current, next.index);
    const dates = describeSpan(model, toSpan(anchor.current, next.index), wording);
    setAnnouncement(
      sprintf(
        /* translators: %s: one or two dates. */
        __('%s marked. Enter shows this range, Escape lets go of it.', 'tillview'),
        dates,
      ),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The buttons of a marked span have keys of their own.
    if (event.target !== event.currentTarget) return;
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') {
      onEscape(event);
      return;
    }
    if (key === 'Enter' && marked) {
      event.preventDefault();
      spans?.apply(marked);
      return;
    }
    if (shiftKey && !(spans && SPAN_KEYS.includes(key))) return;
    const from = place.current && place.current.index < field.count ? place.current : null;
    const next = movePoint(from, key, field);
    if (!next) return;
    event.preventDefault();
    place.current = next;
    onPoint(next);
    if (shiftKey) {
      markUpTo(from, next);
      return;
    }
    spans?.letGo();
    setAnnouncement(announcePoint(model, visible, next, wording));
  };

  return { onKeyDown, announcement };
}
