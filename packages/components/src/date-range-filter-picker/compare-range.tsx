import { __ } from '@wordpress/i18n';
import { DatePicker, type DatePickerState } from '../date-picker/date-picker.tsx';
import { REPORT_CALENDAR } from '../date-range/calendar-defaults.ts';
import { checkEnd } from '../date-range/check-end.ts';
import { completeDate } from '../date-range/complete-date.ts';

type CompareRangeProps = {
  after: DatePickerState;
  before: DatePickerState;
  /** The format of typed dates for moment. */
  dateFormat: string;
  onUpdate: (change: { compareAfter?: DatePickerState; compareBefore?: DatePickerState }) => void;
};

/** The two date fields of a custom comparison range. */
export function CompareRange({ after, before, dateFormat, onUpdate }: CompareRangeProps) {
  const { minimumNights } = REPORT_CALENDAR;
  const parse = (side: 'after' | 'before', text: string, other: DatePickerState) => ({
    ...checkEnd({ side, text, other: other.date, dateFormat, minimumNights }),
    text,
  });
  const complete = (text: string) => completeDate(text, dateFormat);
  // A date may become valid or invalid when the other date changes.
  const revalidate = (side: 'after' | 'before', state: DatePickerState, other: DatePickerState) =>
    state.text === '' ? state : parse(side, state.text, other);
  return (
    <div className="tillview-date-range-picker__comparison">
      <DatePicker
        {...after}
        label={__('Comparison start', 'tillview')}
        isLabelHidden={false}
        dateFormat={dateFormat}
        parse={(text) => parse('after', text, before)}
        complete={complete}
        onUpdate={(next) => {
          const own = revalidate('after', next, before);
          onUpdate({ compareAfter: own, compareBefore: revalidate('before', before, own) });
        }}
      />
      <DatePicker
        {...before}
        label={__('Comparison end', 'tillview')}
        isLabelHidden={false}
        dateFormat={dateFormat}
        parse={(text) => parse('before', text, after)}
        complete={complete}
        onUpdate={(next) => {
          const own = revalidate('before', next, after);
          onUpdate({ compareBefore: own, compareAfter: revalidate('after', after, own) });
        }}
      />
    </div>
  );
}
