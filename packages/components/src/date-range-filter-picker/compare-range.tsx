import { __ } from '@wordpress/i18n';
import { DatePicker, type DatePickerState } from '../date-picker/index.ts';
import { REPORT_CALENDAR } from '../date-range/calendar-defaults.ts';
import { checkEnd } from '../date-range/check-end.ts';

type CompareRangeProps = {
  after: DatePickerState;
  before: DatePickerState;
  /** The form in which dates are typed, moment's tokens. */
  dateFormat: string;
  onUpdate: (change: { compareAfter?: DatePickerState; compareBefore?: DatePickerState }) => void;
};

/** The two ends of a comparison of one's own. */
export function CompareRange({ after, before, dateFormat, onUpdate }: CompareRangeProps) {
  const { minimumNights } = REPORT_CALENDAR;
  const read = (side: 'after' | 'before', text: string, other: DatePickerState) => ({
    ...checkEnd({ side, text, other: other.date, dateFormat, minimumNights }),
    text,
  });
  // A day refused only for the sake of the other end may hold when that one moves.
  const mend = (side: 'after' | 'before', state: DatePickerState, other: DatePickerState) =>
    state.text === '' ? state : read(side, state.text, other);
  return (
    <div className="tillview-date-range-picker__comparison">
      <DatePicker
        {...after}
        label={__('Comparison start', 'tillview')}
        isLabelHidden={false}
        dateFormat={dateFormat}
        parse={(text) => read('after', text, before)}
        onUpdate={(next) => {
          const own = mend('after', next, before);
          onUpdate({ compareAfter: own, compareBefore: mend('before', before, own) });
        }}
      />
      <DatePicker
        {...before}
        label={__('Comparison end', 'tillview')}
        isLabelHidden={false}
        dateFormat={dateFormat}
        parse={(text) => read('before', text, after)}
        onUpdate={(next) => {
          const own = mend('before', next, after);
          onUpdate({ compareBefore: own, compareAfter: mend('after', after, own) });
        }}
      />
    </div>
  );
}
