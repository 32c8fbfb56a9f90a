import { render, screen, within } from '@testing-library/react';
import { getDateParamsFromQuery, isoDateFormat } from '@tillview/date';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import DateRangeContent from './date-range-content.tsx';

const content = (key: string, onApply = vi.fn()) => (
  <>
    <button type="button">Beside</button>
    <div role="dialog" aria-label="Date range" tabIndex={-1}>
      <DateRangeContent
        key={key}
        applied={getDateParamsFromQuery({})}
        isoDateFormat={isoDateFormat}
        getFirstDay={undefined}
        onApply={onApply}
        onClose={() => {}}
      />
    </div>
  </>
);

it('keeps the focus in the dialog when another range replaces the form, and does not move focus that is outside', () => {
  const { rerender } = render(content('month'));
  screen.getByRole('radio', { name: 'Last week' }).focus();
  rerender(content('week'));
  expect(screen.getByRole('dialog')).toHaveFocus();
  screen.getByText('Beside').focus();
  rerender(content('day'));
  expect(screen.getByText('Beside')).toHaveFocus();
});

it('compares a whole month with the previous month, until a range is selected that is none', async () => {
  const onApply = vi.fn();
  render(content('month', onApply));
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Last month' }));
  const options = within(screen.getByRole('group', { name: 'Compare to' })).getAllByRole('radio');
  expect(options[0]).toBe(screen.getByRole('radio', { name: 'Previous month' }));
  expect(screen.getByRole('radio', { name: 'Previous year' })).toBeChecked();
  await user.click(options[0]!);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onApply).toHaveBeenLastCalledWith(expect.objectContaining({ compare: 'previous_month' }));
  await user.click(screen.getByRole('radio', { name: 'Week to date' }));
  expect(screen.getByRole('radio', { name: 'Previous period' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onApply).toHaveBeenLastCalledWith(expect.objectContaining({ compare: 'previous_period' }));
});
