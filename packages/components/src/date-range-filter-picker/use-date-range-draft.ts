import {
  allTimePreset,
  getCurrentDates,
  getRollingPresetQuery,
  getStoreTimeZoneMoment,
  rollingPresetValues,
  type RollingPreset,
} from '@tillview/date';
import type { Moment } from 'moment';
import { useReducer } from 'react';
import type { DatePickerState } from '../date-picker/date-picker.tsx';
import type { DateRangeState } from '../date-range/date-range.tsx';

/** The value of `period` for a custom range, and of `compare` for a comparison with a custom range. */
const CUSTOM = 'custom';

const ALL_TIME = allTimePreset.value;

function isRolling(value: string): value is RollingPreset {
  return rollingPresetValues.some((preset) => preset.value === value);
}

/** The applied range, from the URL. */
export type AppliedRange = {
  period: string;
  compare: string;
  after: Moment | null;
  before: Moment | null;
  /** The name of the rolling preset, or of "All time", that the dates belong to. */
  preset?: string | undefined;
  /** The start and end of a custom comparison range. */
  compareAfter?: Moment | null | undefined;
  compareBefore?: Moment | null | undefined;
  /** 'now': an incomplete range is compared up to the same time. */
  until?: string | undefined;
  /** 'weekday': the comparison is shifted to the same weekdays. */
  align?: string | undefined;
};

/** The draft of a range; Update applies it (R4.29). */
export type DateRangeDraft = DateRangeState & {
  /** A period, a rolling preset or "All time". */
  period: string;
  compare: string;
  /** The fields of a custom comparison range. */
  compareAfter: DatePickerState;
  compareBefore: DatePickerState;
  /** Whether an incomplete range is compared up to the same time. */
  isPartialComparison: boolean;
  /** Whether the comparison is shifted to the same weekdays. */
  isAligned: boolean;
  /** The first day of "All time"; `null` until it is known. */
  firstDay: Moment | null;
  tab: 'presets' | 'custom';
};

type Change =
  | { type: 'preset'; period: string }
  | { type: 'compare'; compare: string }
  | { type: 'tab'; tab: DateRangeDraft['tab'] }
  | { type: 'range'; change: Partial<DateRangeState> }
  | { type: 'comparison'; change: Partial<Pick<DateRangeDraft, 'compareAfter' | 'compareBefore'>> }
  | { type: 'option'; change: Partial<Pick<DateRangeDraft, 'isPartialComparison' | 'isAligned'>> }
  | { type: 'reset' };

const noDates: DateRangeState = {
  after: null,
  before: null,
  afterText: '',
  beforeText: '',
  afterError: null,
  beforeError: null,
  focusedInput: 'startDate',
};

/** The initial draft of a picker. Its dates are the dates of the applied range, also for a preset. */
export function startDraft(applied: AppliedRange, shortDateFormat: string): DateRangeDraft {
  const { period, compare, preset, compareAfter, compareBefore } = applied;
  const isCustom = period === CUSTOM;
  const currentRange = isCustom ? applied : getCurrentDates({ period, compare: 'none' }).primary;
  const [after, before] = [currentRange.after, currentRange.before].map(
    (date) => date && date.clone().startOf('day'),
  );
  const text = (date: Moment | null | undefined) => (date ? date.format(shortDateFormat) : '');
  const field = (date: Moment | null | undefined): DatePickerState => ({
    date: date ?? null,
    text: text(date),
    error: null,
  });
  const comparison = {
    compare,
    compareAfter: field(compareAfter),
    compareBefore: field(compareBefore),
    isPartialComparison: applied.until !== undefined,
    isAligned: applied.align !== undefined,
  };
  const isNamed = isCustom && preset !== undefined && (isRolling(preset) || preset === ALL_TIME);
  return {
    ...noDates,
    ...comparison,
    period: isNamed ? preset : period,
    tab: isCustom && !isNamed ? 'custom' : 'presets',
    firstDay: preset === ALL_TIME ? (after ?? null) : null,
    after: after ?? null,
    before: before ?? null,
    afterText: text(after),
    beforeText: text(before),
  };
}

/** The draft after a change (R4.30, R4.31, R4.32). */
export function reduceDraft(draft: DateRangeDraft, change: Change): DateRangeDraft {
  switch (change.type) {
    case 'preset':
      return {
        ...draft,
        ...noDates,
        period: change.period,
        // There is no period before "All time" to compare with.
        ...(change.period === ALL_TIME ? { compare: 'none' } : {}),
      };
    case 'compare':
      return { ...draft, compare: change.compare };
    case 'tab':
      // A custom range matches no preset, so the period becomes today.
      return {
        ...draft,
        tab: change.tab,
        period: change.tab === 'presets' && draft.period === CUSTOM ? 'today' : draft.period,
      };
    case 'comparison':
    case 'option':
    case 'range':
      return { ...draft, ...change.change };
    case 'reset':
      return { ...draft, ...noDates };
  }
}

const isComplete = (start: Moment | null, end: Moment | null, ...errors: (string | null)[]) =>
  start !== null && end !== null && errors.every((error) => !error);

/** Whether Update is enabled: always for presets, for custom ranges only when they are complete (R5.12, R5.13). */
export function canApply(draft: DateRangeDraft): boolean {
  const { tab, compare, after, before, afterError, beforeError } = draft;
  const { compareAfter, compareBefore } = draft;
  const isPeriodComplete =
    (tab === 'presets' && (draft.period !== ALL_TIME || draft.firstDay !== null)) ||
    (tab === 'custom' && compare !== '' && isComplete(after, before, afterError, beforeError));
  return (
    isPeriodComplete &&
    (compare !== CUSTOM ||
      isComplete(compareAfter.date, compareBefore.date, compareAfter.error, compareBefore.error))
  );
}

/**
 * The parameters of a selected range: ISO dates for a custom range, also a name for a rolling preset or "All time";
 * otherwise only the period.
 */
export type DateRangeSelection = {
  period: string;
  compare: string;
  after: string | undefined;
  before: string | undefined;
  preset: string | undefined;
  compare_after: string | undefined;
  compare_before: string | undefined;
  compare_until: string | undefined;
  compare_align: string | undefined;
};

/** Whether a comparison can be shifted to the same weekdays: only if its dates are computed from those of the range. */
export function canAlign(compare: string): boolean {
  return compare === 'previous_period' || compare === 'previous_year';
}

/** The parameters of a draft; `undefined` removes a parameter from the URL. */
export function toSelection(draft: DateRangeDraft, isoDateFormat: string): DateRangeSelection {
  const { tab, period, compare, after, before, compareAfter, compareBefore } = draft;
  const isCustomComparison = compare === CUSTOM;
  const comparison = {
    compare,
    compare_after: isCustomComparison ? compareAfter.date?.format(isoDateFormat) : undefined,
    compare_before: isCustomComparison ? compareBefore.date?.format(isoDateFormat) : undefined,
    compare_until: draft.isPartialComparison && compare !== 'none' ? 'now' : undefined,
    compare_align: draft.isAligned && canAlign(compare) ? 'weekday' : undefined,
  };
  if (tab === 'custom')
    return {
      ...comparison,
      period: CUSTOM,
      after: after?.format(isoDateFormat),
      before: before?.format(isoDateFormat),
      preset: undefined,
    };
  if (period === ALL_TIME)
    return {
      ...comparison,
      period: CUSTOM,
      after: draft.firstDay?.format(isoDateFormat),
      before: getStoreTimeZoneMoment().format(isoDateFormat),
      preset: ALL_TIME,
    };
  return isRolling(period)
    ? { ...comparison, ...getRollingPresetQuery(period) }
    : { ...comparison, period, after: undefined, before: undefined, preset: undefined };
}

/** The draft of an open picker and its dispatch function. */
export function useDateRangeDraft(applied: AppliedRange, shortDateFormat: string) {
  return useReducer(reduceDraft, undefined, () => startDraft(applied, shortDateFormat));
}
