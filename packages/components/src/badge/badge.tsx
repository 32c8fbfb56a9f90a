import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export type BadgeProps = {
  count: number;
  /** What is counted, read out instead of the bare number; "Total {count}" unless given. */
  label?: string;
  className?: string;
};

/** A count beside the thing it counts. */
export function Badge({ count, label, className = '' }: BadgeProps) {
  /* translators: %d: how many there are. */
  const text = label ?? sprintf(__('Total %d', 'tillview'), count);
  return (
    <span className={`tillview-badge ${className}`.trimEnd()}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
