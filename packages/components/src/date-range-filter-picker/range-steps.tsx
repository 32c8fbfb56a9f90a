import { getCurrentDates, getSteppedRange, type DateParams } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { Button } from '../button/button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.tsx';
import type { AppliedRange, DateRangeSelection } from './use-date-range-draft.ts';

export type RangeStepsProps = {
  applied: AppliedRange;
  /** The moment format of the dates for `onSelect`. */
  isoDateFormat: string;
  onSelect: (selection: DateRangeSelection) => void;
};

/** Two buttons beside a range that go to the period before and after it, with the same comparison. */
export default function RangeSteps({ applied, isoDateFormat, onSelect }: RangeStepsProps) {
  const { period, compare, after, before, compareAfter, compareBefore, until, align } = applied;
  const range =
    after && before ? { after, before } : getCurrentDates({ period, compare: 'none' }).primary;
  const step = (by: -1 | 1) =>
    getSteppedRange({ period: period as DateParams['period'] }, range, by);
  const steps = [
    { label: __('Earlier period', 'tillview'), Icon: ChevronStartIcon, to: step(-1) },
    { label: __('Later period', 'tillview'), Icon: ChevronEndIcon, to: step(1) },
  ];
  return (
    <div className="tillview-date-range-picker__steps">
      {steps.map(({ label, Icon, to }) => (
        <Button
          key={label}
          isIcon
          title={label}
          // Not `disabled`: a button that becomes disabled when it is clicked loses the focus.
          aria-disabled={to === null || undefined}
          onClick={() => {
            if (!to) return;
            onSelect({
              ...to,
              compare,
              compare_after: compareAfter?.format(isoDateFormat),
              compare_before: compareBefore?.format(isoDateFormat),
              compare_until: until,
              compare_align: align,
            });
          }}
        >
          <Icon />
        </Button>
      ))}
    </div>
  );
}
