import { DateRangeFilterPicker } from '@tillview/components';
import { getCurrentDates, getDateParamsFromQuery, isoDateFormat } from '@tillview/date';
import { toRangeText } from './range-text.ts';

type Props = {
  /** A query string such as `period=month&compare=previous_year`. */
  value: string;
  onChange: (value: string) => void;
};

/** The reports' date range picker, for the range that they show by default. */
export function DefaultRange({ value, onChange }: Props) {
  const { primary, secondary } = getCurrentDates({}, value);
  return (
    <DateRangeFilterPicker
      dateQuery={{
        ...getDateParamsFromQuery({}, value),
        primaryDate: primary,
        secondaryDate: secondary,
      }}
      isoDateFormat={isoDateFormat}
      hasSteps={false}
      onRangeSelect={(selection) => onChange(toRangeText(selection))}
    />
  );
}
