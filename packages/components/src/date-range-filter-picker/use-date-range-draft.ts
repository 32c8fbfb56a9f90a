import { getRollingPresetQuery, rollingPresetValues, type RollingPreset } from '@tillview/date';
import type { Moment } from 'moment';
import { useReducer } from 'react';
import type { DatePickerState } from '../date-picker/index.ts';
import type { DateRangeState } from '../date-range/date-range.tsx';

/** The period that stands for "from one chosen day to another", and the comparison with a range of one's own. */
const CUSTOM = 'custom';

function isRolling(value: string): value is RollingPreset {
  return rollingPresetValues.some((preset) => preset.value === value);
}

/** What a closed picker stands on: the range in force, as the address holds it. */
export type AppliedRange = {
  period: string;
  compare: string;
  after: Moment | null;
  before: Moment | null;
  /** The rolling range that gave the dates. */
  preset?: string | undefined;
  /** The ends of a comparison of one's own. */
  compareAfter?: Moment | null | undefined;
  compareBefore?: Moment | null | undefined;
};

/** A range being chosen; nothing of it holds before Update is pressed (spec §4). */
export type DateRangeDraft = DateRangeState & {
  /** A period of the address, or a rolling range. */
  period: string;
  compare: string;
  /** The ends of a comparison of one's own, as their fields show them. */
  compareAfter: DatePickerState;
  compareBefore: DatePickerState;
  tab: 'presets' | 'custom';
};

type Change =
  | { type: 'preset'; period: string }
  | { type: 'compare'; compare: string }
  | { type: 'tab'; tab: DateRangeDraft['tab'] }
  | { type: 'range'; change: Partial<DateRangeState> }
  | { type: 'comparison'; change: Partial<Pick<DateRangeDraft, 'compareAfter' | 'compareBefore'>> }
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

/** The draft that a picker opens with. */
export function startDraft(
  { period, compare, after, before, preset, compareAfter, compareBefore }: AppliedRange,
  shortDateFormat: string,
): DateRangeDraft {
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
  };
  if (period === CUSTOM && preset !== undefined && isRolling(preset))
    return { ...noDates, ...comparison, period: preset, tab: 'presets' };
  return {
    ...noDates,
    ...comparison,
    period,
    tab: period === CUSTOM ? 'custom' : 'presets',
    after,
    before,
    afterText: text(after),
    beforeText: text(before),
  };
}

/** The rules of spec §4 "Date-range picker", one case each. */
export function reduceDraft(draft: DateRangeDraft, change: Change): DateRangeDraft {
  switch (change.type) {
    case 'preset':
      return { ...draft, ...noDates, period: change.period };
    case 'compare':
      return { ...draft, compare: change.compare };
    case 'tab':
      // Going back from a custom range leaves no preset that could be meant, so it becomes today.
      return {
        ...draft,
        tab: change.tab,
        period: change.tab === 'presets' && draft.period === CUSTOM ? 'today' : draft.period,
      };
    case 'comparison':
    case 'range':
      return { ...draft, ...change.change };
    case 'reset':
      return { ...draft, ...noDates };
  }
}

const isWhole = (start: Moment | null, end: Moment | null, ...errors: (string | null)[]) =>
  start !== null && end !== null && errors.every((error) => !error);

/** Whether Update may be pressed: presets always, ranges of one's own only when they are whole (spec §5). */
export function canApply(draft: DateRangeDraft): boolean {
  const { tab, compare, after, before, afterError, beforeError } = draft;
  const { compareAfter, compareBefore } = draft;
  const isPeriodWhole =
    tab === 'presets' || (compare !== '' && isWhole(after, before, afterError, beforeError));
  return (
    isPeriodWhole &&
    (compare !== CUSTOM ||
      isWhole(compareAfter.date, compareBefore.date, compareAfter.error, compareBefore.error))
  );
}

/** What the address is told: ISO dates for a range of one's own, its name for a rolling one, else the period alone. */
export type DateRangeSelection = {
  period: string;
  compare: string;
  after: string | undefined;
  before: string | undefined;
  preset: string | undefined;
  compare_after: string | undefined;
  compare_before: string | undefined;
};

/** What an applied draft tells the address; what it leaves out is undefined, which removes it there. */
export function toSelection(draft: DateRangeDraft, isoDateFormat: string): DateRangeSelection {
  const { tab, period, compare, after, before, compareAfter, compareBefore } = draft;
  const isOwnComparison = compare === CUSTOM;
  const comparison = {
    compare,
    compare_after: isOwnComparison ? compareAfter.date?.format(isoDateFormat) : undefined,
    compare_before: isOwnComparison ? compareBefore.date?.format(isoDateFormat) : undefined,
  };
  if (tab === 'custom')
    return {
      ...comparison,
      period: CUSTOM,
      after: after?.format(isoDateFormat),
      before: before?.format(isoDateFormat),
      preset: undefined,
    };
  return isRolling(period)
    ? { ...comparison, ...getRollingPresetQuery(period) }
    : { ...comparison, period, after: undefined, before: undefined, preset: undefined };
}

/** The draft of an open picker and what changes it. */
export function useDateRangeDraft(applied: AppliedRange, shortDateFormat: string) {
  return useReducer(reduceDraft, undefined, () => startDraft(applied, shortDateFormat));
}
