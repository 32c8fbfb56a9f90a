import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type BadgeProps = {
  /** The number. */
  count: number;
  /** The text for screen readers; defaults to "Total {count}". */
  label?: string;
  className?: string;
};

/** A count next to a label. */
export function Badge({ count, label, className = '' }: BadgeProps) {
  /* translators: %d: a number of items. */
  const text = label ?? sprintf(__('Total %d', 'tillview'), count);
  return (
    <span className={`tillview-badge ${className}`.trimEnd()}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
