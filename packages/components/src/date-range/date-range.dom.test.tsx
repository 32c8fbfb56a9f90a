import { configureDate } from '@tillview/date';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DateRange, type DateRangeState } from './date-range.tsx';
// Loaded on first use, which no test should wait for.
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
  it.each([
    ['Start Date', '02/20/2026', 'End Date', '02/10/2026'],
    ['End Date', '02/10/2026', 'Start Date', '02/20/2026'],
  ])(
    'drop the order error when %s, the other end, is cleared or invalid (R5.7, R5.8)',
    (first, firstText, second, secondText) => {
      render(<Range />);
      for (const text of ['', '02/xx/2026']) {
        type(first, firstText);
        type(second, secondText);
        expect(field(second)).toHaveAccessibleDescription('Start date must be before end date');
        type(first, text);
        expect(field(second)).toBeValid();
        type(second, '');
      }
    },
  );

  it('are typed with the whole keyboard of a phone: digits alone would lack the separator', () => {
    render(<Range />);
    expect(field('Start Date')).not.toHaveAttribute('inputmode');
    expect(field('End Date')).not.toHaveAttribute('inputmode');
  });
});
