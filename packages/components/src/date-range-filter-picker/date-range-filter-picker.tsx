import { __, sprintf } from '@wordpress/i18n';
import { DropdownButton } from '../dropdown-button/dropdown-button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import type { AppliedRange, DateRangeSelection } from './use-date-range-draft.ts';

const DateRangeContent = lazyWithRetry(() => import('./date-range-content.tsx'), {
  placeholder: () => (
    <p className="tillview-date-range-picker__loading" role="status">
      {__('Loading date picker', 'tillview')}
    </p>
  ),
  failure: () => __('The date picker could not be loaded.', 'tillview'),
});

const RangeSteps = lazyWithRetry(() => import('./range-steps.tsx'), {
  placeholder: () => <div className="tillview-date-range-picker__steps" aria-busy="true" />,
});

/** The label of a range (R3.36). */
export type DateRangeLabel = {
  /** "Month to date". */
  label: string;
  /** "Nov 1 - 20, 2026". */
  range: string;
};

export type DateRangeFilterPickerProps = {
  /** The applied range and its labels. */
  dateQuery: AppliedRange & {
    primaryDate: DateRangeLabel;
    /** Missing or `null` without a comparison. */
    secondaryDate?: DateRangeLabel | null;
  };
  /**
   * Called by Update and by the step buttons, with ISO dates for a custom range and without dates for a preset that is
   * a period.
   */
  onRangeSelect: (selection: DateRangeSelection) => void;
  /** The moment format of those dates: `YYYY-MM-DD`. */
  isoDateFormat: string;
  /** Returns the first day that has metrics, as `YYYY-MM-DD`, for "All time"; without it, "All time" is not offered. */
  getFirstDay?: (() => Promise<string | undefined>) | undefined;
  /** Whether there are buttons that step to the range before and after; true by default. */
  hasSteps?: boolean;
};

function toKey({ period, compare, preset, until, align, ...ends }: AppliedRange): string {
  const days = [ends.after, ends.before, ends.compareAfter, ends.compareBefore];
  return JSON.stringify([
    period,
    compare,
    preset,
    until,
    align,
    ...days.map((day) => day?.valueOf()),
  ]);
}

/** The date range dropdown of a report: its button shows the current range, its panel edits a draft (R2.28, R4.29). */
export function DateRangeFilterPicker({
  dateQuery,
  onRangeSelect,
  isoDateFormat,
  getFirstDay,
  hasSteps = true,
}: DateRangeFilterPickerProps) {
  const { primaryDate, secondaryDate } = dateQuery;
  const labels = [
    `${primaryDate.label} (${primaryDate.range})`,
    ...(secondaryDate
      ? [
          sprintf(
            /* translators: 1: the comparison, such as "Previous year"; 2: its dates. */
            __('vs. %1$s (%2$s)', 'tillview'),
            secondaryDate.label,
            secondaryDate.range,
          ),
        ]
      : []),
  ];
  return (
    <div className="tillview-date-range-picker">
      <span className="tillview-date-range-picker__label">{__('Date Range:', 'tillview')}</span>
      <div className="tillview-date-range-picker__row">
        <Dropdown
          role="dialog"
          label={__('Date range', 'tillview')}
          headerTitle={__('Date range', 'tillview')}
          contentClassName="tillview-date-range-picker__popover"
          renderToggle={({ isOpen, onToggle }) => (
            <DropdownButton
              labels={labels}
              isOpen={isOpen}
              aria-haspopup="dialog"
              aria-label={sprintf(
                /* translators: %s: the current ranges. */
                __('Date Range: %s', 'tillview'),
                labels.join(' '),
              )}
              onClick={onToggle}
            />
          )}
          renderContent={({ onClose }) => (
            <DateRangeContent
              // A range that changes outside, for example on back and forward, resets the draft. A new day after midnight does not.
              key={toKey(dateQuery)}
              applied={dateQuery}
              isoDateFormat={isoDateFormat}
              getFirstDay={getFirstDay}
              onClose={onClose}
              onApply={(selection) => {
                onRangeSelect(selection);
                onClose();
              }}
            />
          )}
        />
        {hasSteps && (
          <RangeSteps applied={dateQuery} isoDateFormat={isoDateFormat} onSelect={onRangeSelect} />
        )}
      </div>
    </div>
  );
}
