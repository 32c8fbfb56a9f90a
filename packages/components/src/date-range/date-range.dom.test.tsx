import { configureDate } from '@tillview/date';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DateRange, type DateRangeState } from './date-range.tsx';
// Imported here so that no test waits for the lazy component.
import './calendar.tsx';

const EMPTY: DateRangeState = {
  after: null,
  before: null,
  afterText: '',
  beforeText: '',
  afterError: null,
  beforeError: null,
  focusedInput: 'startDate',
};

function Range() {
  const [state, setState] = useState(EMPTY);
  return (
    <DateRange
      {...state}
      shortDateFormat="MM/DD/YYYY"
      isInvalidDate={() => false}
      onUpdate={(change) => setState((before) => ({ ...before, ...change }))}
    />
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => configureDate({ timeZone: 'UTC', now: () => new Date('2026-11-20T12:00:00Z') }));

describe('the fields of a range', () => {
  it('show the order error until the other field is cleared, invalid or in order, and none when empty (R5.7, R5.8)', () => {
    render(<Range />);
    for (const [first, firstText, second, secondText, inOrder] of [
      ['Start date', '02/20/2026', 'End date', '02/10/2026', '02/09/2026'],
      ['End date', '02/10/2026', 'Start date', '02/20/2026', '02/21/2026'],
    ] as const)
      for (const text of ['', '02/xx/2026', inOrder]) {
        type(first, firstText);
        type(second, secondText);
        expect(field(second)).toHaveAccessibleDescription('Start date must be before end date');
        type(first, text);
        expect(field(second)).toBeValid();
        type(second, '');
        expect(field(second)).toBeValid();
      }
  });
});
