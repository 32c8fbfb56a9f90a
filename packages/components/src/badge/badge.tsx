import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type BadgeProps = {
  /** The number. */
  count: number;
  /** The number as it is shown; its digits by default. */
  text?: string;
  /** The text for screen readers; defaults to "Total {count}". */
  label?: string;
  className?: string;
};

/** A count next to a label. */
export function Badge({ count, text, label, className = '' }: BadgeProps) {
  /* translators: %d: a number of items. */
  const spoken = label ?? sprintf(__('Total %d', 'tillview'), count);
  return (
    <span className={`tillview-badge ${className}`.trimEnd()}>
      <span aria-hidden="true">{text ?? count}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
