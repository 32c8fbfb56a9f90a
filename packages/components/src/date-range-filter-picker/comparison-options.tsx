import { getCurrentDates } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { canAlign, type DateRangeDraft, type DateRangeSelection } from './use-date-range-draft.ts';

export type ComparisonOptionsProps = {
  draft: Pick<DateRangeDraft, 'compare' | 'isPartialComparison' | 'isAligned'>;
  /** The parameters that applying the draft would set. */
  selection: DateRangeSelection;
  onChange: (change: { isPartialComparison?: boolean; isAligned?: boolean }) => void;
};

/** The checkboxes that refine the comparison of a draft. Renders nothing when no option applies. */
export function ComparisonOptions({ draft, selection, onChange }: ComparisonOptionsProps) {
  const { cut } = getCurrentDates(selection);
  const isAlignable = canAlign(draft.compare);
  if (!cut && !isAlignable) return null;
  return (
    <div className="tillview-date-range-picker__options">
      {isAlignable && (
        <label>
          <input
            type="checkbox"
            checked={draft.isAligned}
            onChange={({ target }) => onChange({ isAligned: target.checked })}
          />{' '}
          {__('Match weekdays', 'tillview')}
        </label>
      )}
      {cut && (
        <label>
          <input
            type="checkbox"
            checked={draft.isPartialComparison}
            onChange={({ target }) => onChange({ isPartialComparison: target.checked })}
          />{' '}
          {sprintf(
            /* translators: %s: a time of day. */
            __('Compare up to %s', 'tillview'),
            cut.time,
          )}
        </label>
      )}
    </div>
  );
}
