import { render, screen } from '@testing-library/react';
import { getDateParamsFromQuery, isoDateFormat } from '@tillview/date';
import { expect, it } from 'vitest';
import DateRangeContent from './date-range-content.tsx';

const content = (key: string) => (
  <>
    <button type="button">Beside</button>
    <div role="dialog" aria-label="Date range" tabIndex={-1}>
      <DateRangeContent
        key={key}
        applied={getDateParamsFromQuery({})}
        isoDateFormat={isoDateFormat}
        getFirstDay={undefined}
        onApply={() => {}}
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
