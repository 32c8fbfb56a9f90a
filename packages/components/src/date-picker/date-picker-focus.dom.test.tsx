import { configureDate } from '@tillview/date';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatePicker, type DatePickerState } from './date-picker.tsx';
// Imported here so that no test waits for the lazy component.
import './single-calendar.tsx';

function Field() {
  const [state, setState] = useState<DatePickerState>({ date: null, text: '', error: null });
  return <DatePicker {...state} dateFormat="MM/DD/YYYY" onUpdate={setState} />;
}

const field = () => screen.getByRole('textbox', { name: 'Select a date' });

beforeEach(() => configureDate({ timeZone: 'UTC', now: () => new Date('2026-11-20T12:00:00Z') }));

describe('the focus', () => {
  it('returns to the field on Escape after the month was changed with the pointer', async () => {
    render(<Field />);
    const user = userEvent.setup();
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: /Previous month/ }));
    expect(document.body).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});
