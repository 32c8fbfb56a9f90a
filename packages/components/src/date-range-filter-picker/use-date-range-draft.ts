import type { Moment } from 'moment';
import { useReducer } from 'react';
import type { DateRangeState } from '../date-range/date-range.tsx';

/** The period that stands for "from one chosen day to another". */
const CUSTOM = 'custom';

/** What a closed picker stands on: the range in force, as the address holds it. */
export type AppliedRange = {
  period: string;
  compare: string;
  after: Moment | null;
  before: Moment | null;
};

/** A range being chosen; nothing of it holds before Update is pressed (spec §4). */
export type DateRangeDraft = DateRangeState & {
  period: string;
  compare: string;
  tab: 'presets' | 'custom';
};

type Change =
  | { type: 'preset'; period: string }
  | { type: 'compare'; compare: string }
  | { type: 'tab'; tab: DateRangeDraft['tab'] }
  | { type: 'range'; change: Partial<DateRangeState> }
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
  { period, compare, after, before }: AppliedRange,
  shortDateFormat: string,
): DateRangeDraft {
  return {
    ...noDates,
    period,
    compare,
    tab: period === CUSTOM ? 'custom' : 'presets',
    after,
    before,
    afterText: after ? after.format(shortDateFormat) : '',
    beforeText: before ? before.format(shortDateFormat) : '',
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
    case 'range':
      return { ...draft, ...change.change };
    case 'reset':
      return { ...draft, ...noDates };
  }
}

/** Whether Update may be pressed: presets always, a custom range only when it is whole (spec §5). */
export function canApply({
  tab,
  compare,
  after,
  before,
  afterError,
  beforeError,
}: DateRangeDraft): boolean {
  return (
    tab === 'presets' ||
    (compare !== '' && after !== null && before !== null && !afterError && !beforeError)
  );
}

/** What the address is told: ISO dates for a custom range, none for a preset. */
export function toSelection(
  { tab, period, compare, after, before }: DateRangeDraft,
  isoDateFormat: string,
) {
  return tab === 'custom'
    ? {
        period: CUSTOM,
        compare,
        after: after?.format(isoDateFormat),
        before: before?.format(isoDateFormat),
      }
    : { period, compare, after: undefined, before: undefined };
}

/** The draft of an open picker and what changes it. */
export function useDateRangeDraft(applied: AppliedRange, shortDateFormat: string) {
  return useReducer(reduceDraft, undefined, () => startDraft(applied, shortDateFormat));
}
