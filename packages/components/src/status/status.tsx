import type { ReactNode } from 'react';
import './status.css';

/** What a status means: `done` needs nothing more, `good` goes as it should, `off` is switched off. */
export type StatusTone = 'good' | 'done' | 'warning' | 'bad' | 'off';

export type StatusProps = {
  /** The meaning, as colour and shape of the mark; a status without one has a neutral mark. */
  tone?: StatusTone | undefined;
  /** Whether the label is placed before the mark instead of after it. */
  isLabelFirst?: boolean;
  /** The label, which says the same in words. */
  children?: ReactNode;
  className?: string;
};

/** A status in three ways: a mark with a shape and a colour, and a label. */
export function Status({ tone, isLabelFirst = false, children, className = '' }: StatusProps) {
  const mark = tone ? ` is-${tone}` : '';
  return (
    <span
      className={`tillview-status${isLabelFirst ? ' is-label-first' : ''} ${className}`.trimEnd()}
    >
      <span className={`tillview-status__mark${mark}`} aria-hidden="true" />
      <span className="tillview-status__label">{children}</span>
    </span>
  );
}
