import type { SharedGoal, SharedSetting } from '@tillview/data';
import { RestError } from '@tillview/data';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import { createTestContext } from '../definition/report-context.test-support.ts';
import { GoalForm } from './goal-form.tsx';

function renderForm(save: SharedSetting<readonly SharedGoal[]>['save'], error?: unknown) {
  const onClose = vi.fn<() => void>();
  renderInHost(
    <GoalForm
      unit="month"
      own={[]}
      shared={{
        value: [],
        error,
        isSaving: false,
        save,
        canSave: true,
        isAvailable: true,
        onRetry: vi.fn<() => void>(),
      }}
      currency={createTestContext().currency.getCurrencyConfig()}
      onClose={onClose}
    />,
  );
  return onClose;
}

it('refuses a goal of 0, and keeps what was typed and says why when a save for all users fails', async () => {
  const error = new RestError('fetch_error', 'The store could not be reached.');
  const sent: (readonly SharedGoal[])[] = [];
  const onClose = renderForm((change) => {
    sent.push(change([]));
    return Promise.resolve({ isSaved: false, error });
  }, error);
  const field = screen.getByLabelText('Total');
  await userEvent.type(field, '0');
  await userEvent.click(screen.getByLabelText('For all users'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a number above 0.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '20000');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const goal = {
    metric: 'net_revenue',
    unit: 'month',
    by: 'amount',
    value: 20_000,
    currency: 'USD',
  };
  expect(sent).toEqual([[goal]]);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The goal was not saved. The Tillview server does not respond.',
  );
  expect(field).toHaveValue('20,000');
  expect(onClose).not.toHaveBeenCalled();
});
