import {
  dateValidationMessages,
  getDateEntryFormat,
  isoDateFormat,
  toMoment,
} from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { DatePicker, type DatePickerState } from '../date-picker/date-picker.tsx';
import { formatFilterDay, formatEnds } from './describe-value.ts';
import { getEndLabels, getInputLabel, type FilterInputProps } from './filter-input.ts';
import { BETWEEN, getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';

/** The state of the field for a date of the URL; text that is not a date is shown with an error. */
function toField(isoDay: string, dateFormat: string): DatePickerState {
  if (isoDay === '') return { date: null, text: '', error: null };
  const date = toMoment(isoDateFormat, isoDay);
  return date
    ? { date, text: date.format(dateFormat), error: null }
    : { date: null, text: isoDay, error: dateValidationMessages.invalid };
}

/**
 * One date, or two for the rule `between`. The typed text is local state. The filter changes only when the date is
 * valid or, for a range, when both dates are valid and in order (R5.4, readings B31).
 */
export function DateInput({ config, filter, onChange, toSentence }: FilterInputProps) {
  const dateFormat = getDateEntryFormat();
  const { rule } = filter;
  const isRange = rule === BETWEEN;
  const [first, second] = getEnds(filter.value);
  const [fields, setFields] = useState(() => [
    toField(first, dateFormat),
    toField(second, dateFormat),
  ]);

  const update = (index: 0 | 1, typed: DatePickerState) => {
    const other = fields[1 - index];
    const [start, end] = index === 0 ? [typed.date, other?.date] : [other?.date, typed.date];
    const isReversed = isRange && start && end && start.isAfter(end, 'day');
    const own = isReversed ? { ...typed, error: dateValidationMessages.startAfterEnd } : typed;
    // A change of either date can resolve the error about their order.
    const rest =
      other?.date && !isReversed && other.error ? { ...other, error: null } : (other ?? own);
    setFields(index === 0 ? [own, rest] : [rest, own]);
    if (!isRange && own.date) onChange(own.date.format(isoDateFormat));
    // Clearing the field clears the filter; otherwise the previous date would still be applied although the field is empty.
    if (!isRange && own.text === '') onChange('');
    if (isRange && start && end && !isReversed)
      onChange([start.format(isoDateFormat), end.format(isoDateFormat)]);
  };

  const name = getInputLabel(config);
  const labels = isRange ? getEndLabels(name) : [name];
  const picker = (index: 0 | 1) => {
    const state = fields[index];
    return (
      state && (
        <DatePicker
          {...state}
          label={labels[index] ?? name}
          dateFormat={dateFormat}
          onUpdate={(typed) => update(index, typed)}
        />
      )
    );
  };
  const isComplete = fields.slice(0, isRange ? 2 : 1).every(({ date, error }) => date && !error);
  const text = isComplete ? formatEnds(filter.value, rule, formatFilterDay) : '';
  return (
    <span className="tillview-advanced-filters__dates">
      {picker(0)}
      {isRange && (
        <>
          <span>{__('and', 'tillview')}</span>
          {picker(1)}
        </>
      )}
      <SentenceText text={toSentence(text)} />
    </span>
  );
}
