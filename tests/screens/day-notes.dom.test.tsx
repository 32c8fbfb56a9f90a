import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { openDialog } from '../../src/shell/tools/dialog-state.ts';
import { parseLocalTime } from '../../mocks/local-time.ts';
import { withDemoShop } from './demo-shop.ts';
import { waitForTools, withDialogs } from './dialogs.ts';
import { renderApp } from './render-app.tsx';
import { withSavedFiles } from './saved-files.ts';
import { serveShared } from './shared-settings.ts';

const shop = withDemoShop();
withDialogs();
const files = withSavedFiles();
const REVENUE = { url: '&path=/analytics/revenue&period=month&compare=previous_year' };
const SHARED = { date: '2026-11-05', text: 'Fair in town' };

/** The stored preferences of the user. */
const stored = () => shop.store.db.users[0]?.persisted_preferences['tillview'];
const dialog = () => within(screen.getByRole('dialog', { name: 'Notes on days' }));
const plot = () => screen.findByRole('application', { name: 'Net sales' });

/** Opens the dialog from the menu of the chart. */
async function open(options: Parameters<typeof renderApp>[1] = REVENUE) {
  const app = renderApp(shop, options);
  await waitForTools();
  await plot();
  await app.user.click(screen.getByRole('button', { name: 'Chart menu' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Notes on days…' }));
  await screen.findByRole('heading', { name: 'Notes on days' });
  return app;
}

it('keeps a note that cannot be saved; Retry saves it, and chart, table and file have it', async () => {
  const { user } = await open();
  dialog().getByText(/^No notes yet\./);
  const day = dialog().getByLabelText('Day');
  expect(day).toHaveValue('2026-11-20');
  fireEvent.change(day, { target: { value: '2026-11-03' } });
  const text = dialog().getByRole('textbox', { name: 'New note' });
  await user.type(text, '  News   letter ');
  shop.store.faults.push({ path: /users\/\d+/, method: 'PUT', status: 500, times: 1 });
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await dialog().findByText(/^The note was not saved\./);
  expect(text).toHaveValue('  News   letter ');
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(stored()).toMatchObject({ notes: [{ date: '2026-11-03', text: 'News letter' }] }),
  );
  act(() => openDialog(undefined));

  const shown = await plot();
  await waitFor(() => {
    expect(shown).toHaveAccessibleDescription(expect.stringContaining('1 date has notes.'));
    expect(document.querySelector('.tillview-report__print')).toHaveTextContent(
      'Notes: Nov 3, 2026: News letter.',
    );
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.details()).toContainEqual(['Notes', 'Nov 3, 2026: News letter']);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(
    screen.getByRole('rowheader', { name: 'November 3, 2026' }).closest('tr')?.lastChild,
  ).toHaveTextContent('News letter');
});

deepIt('changes and removes a note, and restores it with Undo', async () => {
  const { user } = await open();
  const text = () => dialog().getByRole('textbox');
  for (const name of ['One', 'Two']) {
    await user.type(text(), `${name}{Enter}`);
    await dialog().findByText('The note was saved.');
  }
  await user.type(text(), 'Two');
  dialog().getByText('This day has this note already.');
  expect(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(dialog().getByRole('button', { name: 'Edit “Nov 20, 2026: Two”' }));
  expect(text()).toHaveFocus();
  expect(text()).toHaveValue('Two');
  await user.type(text(), '!{Enter}');
  await dialog().findByRole('button', { name: 'Remove “Nov 20, 2026: Two!”' });
  const notes = () =>
    dialog()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')?.textContent);
  expect(notes()).toEqual(['One', 'Two!']);
  await user.click(dialog().getByRole('button', { name: 'Remove “Nov 20, 2026: One”' }));
  await dialog().findByText('The note was removed.');
  expect(notes()).toEqual(['Two!']);
  await user.click(dialog().getByRole('button', { name: 'Undo' }));
  expect(notes()).toEqual(['Two!', 'One']);
});

deepIt('saves notes for all users, beside those that the store has', async () => {
  const { sent } = serveShared(shop, { notes: [SHARED] });
  const { user } = await open({
    ...REVENUE,
    hasShared: true,
    capabilities: { manage_woocommerce: true },
  });
  await user.click(await dialog().findByRole('checkbox', { name: 'For all users' }));
  await user.type(dialog().getByRole('textbox', { name: 'New note' }), 'Price change{Enter}');
  await dialog().findByText('The note was saved.');
  expect(sent).toEqual([{ notes: [{ date: '2026-11-20', text: 'Price change' }, SHARED] }]);
  expect(stored()).toBeUndefined();
  act(() => openDialog(undefined));
  expect(await plot()).toHaveAccessibleDescription(expect.stringContaining('2 dates have notes.'));
});

deepIt('offers Retry when the notes for all users cannot be loaded', async () => {
  const shared = serveShared(shop, { notes: [SHARED] });
  shared.isDown = true;
  const { user } = await open({ ...REVENUE, hasShared: true });
  await dialog().findByText(/^The notes for all users could not be loaded\./);
  shared.isDown = false;
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  await dialog().findByText(SHARED.text);
  // Users who do not manage the store cannot change them.
  expect(dialog().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

deepIt(
  'marks the days of coupons only after they are switched on, and names a failure',
  async () => {
    const [coupon] = shop.store.db.coupons;
    if (coupon)
      Object.assign(coupon, {
        date_created: parseLocalTime('2026-11-02T10:00:00'),
        date_expires: null,
      });
    shop.store.faults.push({ path: /wc-analytics\/coupons/, status: 500, times: 1 });
    const { user } = await open();
    const choice = dialog().getByRole('checkbox', { name: /last day of coupons/ });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await dialog().findByText(/^The coupons could not be loaded\./);
    await user.click(dialog().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored()).toMatchObject({ mark_coupons: true }));
    act(() => openDialog(undefined));
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    await waitFor(() =>
      expect(
        screen.getByRole('rowheader', { name: 'November 2, 2026' }).closest('tr')?.lastChild,
      ).toHaveTextContent(`Coupon ${coupon?.code}: first day`),
    );
  },
);

deepIt('shows a goal of the month as a line', async () => {
  for (const user of shop.store.db.users)
    user.persisted_preferences = {
      tillview: { goals: [{ metric: 'net_revenue', unit: 'month', by: 'amount', value: 30_000 }] },
    };
  const { user } = renderApp(shop, { ...REVENUE, knowsUser: false });
  await waitFor(() => expect(document.querySelector('.tillview-chart__goal')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('columnheader', { name: 'Goal' })).toBeVisible();
  expect(
    screen.getByRole('rowheader', { name: 'November 3, 2026' }).closest('tr')?.lastChild,
  ).toHaveTextContent('$1,000.00');
});
