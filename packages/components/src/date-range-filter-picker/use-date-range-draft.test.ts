import moment from 'moment';
import { describe, expect, it } from 'vitest';
import { canApply, reduceDraft, startDraft } from './use-date-range-draft.ts';

const custom = startDraft(
  {
    period: 'custom',
    compare: 'previous_year',
    after: moment.utc('2026-02-10'),
    before: moment.utc('2026-03-19'),
  },
  'MM/DD/YYYY',
);

describe('the draft of a range', () => {
  it('stores text and error of both dates and the focused field (R3.37)', () => {
    expect(custom).toMatchObject({
      afterText: '02/10/2026',
      beforeText: '03/19/2026',
      afterError: null,
      beforeError: null,
      focusedInput: 'startDate',
    });
    const typed = reduceDraft(custom, {
      type: 'range',
      change: {
        before: null,
        beforeText: 'x',
        beforeError: 'Invalid date',
        focusedInput: 'endDate',
      },
    });
    expect(typed).toMatchObject({
      afterText: '02/10/2026',
      beforeText: 'x',
      beforeError: 'Invalid date',
      focusedInput: 'endDate',
    });
    expect(canApply(custom)).toBe(true);
    expect(canApply(typed)).toBe(false);
  });
});
