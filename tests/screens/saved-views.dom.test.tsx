import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { openDialog } from '../../src/shell/tools/dialog-state.ts';
import { withDemoShop } from './demo-shop.ts';
import { waitForTools, withDialogs } from './dialogs.ts';
import { renderApp } from './render-app.tsx';
import { serveShared } from './shared-settings.ts';

const shop = withDemoShop();
withDialogs();
const SHARED = { name: 'Orders of all', address: 'path=%2Fanalytics%2Forders&period=week' };
const OVERVIEW = { url: '&path=/analytics/overview' };
const EXPORTS = { url: '&path=/exports&period=today' };

/** Opens the dialog, whose code is loaded after the first view. */
async function open(options: Parameters<typeof renderApp>[1] = EXPORTS) {
  const app = renderApp(shop, options);
  await waitForTools();
  act(() => openDialog('views'));
  await screen.findByRole('heading', { name: 'Saved views' });
  return app;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Saved views' }));
const field = () => dialog().getByRole('textbox', { name: 'Save this page as' });

deepIt('keeps the name when saving fails, and Retry saves the view', async () => {
  const { user } = await open();
  dialog().getByText(/^No views are saved yet\./);
  expect(field()).toHaveValue('Exports');
  await user.clear(field());
  await user.type(field(), '  My   exports ');
  shop.store.faults.push({ path: /users\/\d+/, method: 'PUT', status: 500, times: 1 });
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await dialog().findByText(/^The view was not saved\./);
  expect(dialog().queryByRole('link', { name: 'My exports' })).not.toBeInTheDocument();
  expect(field()).toHaveValue('  My   exports ');
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(dialog().queryByText(/^The view was not saved\./)).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(shop.store.db.users[0]?.persisted_preferences['tillview']).toMatchObject({
      views: [{ name: 'My exports', address: 'path=%2Fexports&period=today' }],
    }),
  );
});

deepIt('renames, removes, and restores a view at its place with Undo', async () => {
  const { user } = await open();
  for (const name of ['One', 'Two']) {
    await user.clear(field());
    await user.type(field(), `${name}{Enter}`);
    await dialog().findByText(`“${name}” was saved.`);
  }
  const names = () =>
    dialog()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await user.click(dialog().getByRole('button', { name: 'Rename “One”' }));
  const rename = dialog().getByRole('textbox', { name: 'New name of “One”' });
  await user.clear(rename);
  await user.type(rename, 'Two');
  dialog().getByText('Another view has this name.');
  await user.clear(rename);
  await user.type(rename, 'First{Enter}');
  expect(names()).toEqual(['First', 'Two']);
  const first = dialog().getByLabelText('Page that opens first');
  await user.selectOptions(first, 'First');
  await user.click(dialog().getByRole('button', { name: 'Remove “First”' }));
  expect(names()).toEqual(['Two']);
  await dialog().findByText('“First” was removed.');
  expect(first).toHaveDisplayValue('Overview');
  await user.click(dialog().getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['First', 'Two']);
  await waitFor(() => expect(first).toHaveDisplayValue('First'));
});

deepIt('opens a view first as it is after another page has replaced it', async () => {
  const { user, history } = await open();
  await user.clear(field());
  await user.type(field(), 'Start{Enter}');
  await dialog().findByText('“Start” was saved.');
  await user.selectOptions(dialog().getByLabelText('Page that opens first'), 'Start');
  act(() => history.push('admin.php?page=wc-admin&path=%2Fanalytics%2Fproducts&period=year'));
  await user.clear(field());
  await user.type(field(), 'Start{Enter}');
  await waitFor(() =>
    expect(shop.store.db.users[0]?.persisted_preferences['tillview']).toMatchObject({
      start_view: 'path=%2Fanalytics%2Fproducts&period=year',
    }),
  );
  expect(dialog().getByLabelText('Page that opens first')).toHaveDisplayValue('Start');
});

it('saves views for all users, which are listed in the menu, the palette and the Overview', async () => {
  const { sent } = serveShared(shop, { views: [SHARED] });
  const slot = document.body.appendChild(document.createElement('div'));
  slot.id = 'host-favorites';
  const { user, query } = await open({
    ...OVERVIEW,
    hasShared: true,
    capabilities: { manage_woocommerce: true },
  });
  await user.click(await dialog().findByRole('checkbox', { name: 'For all users' }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await dialog().findByText('“Overview” was saved.');
  const own = { name: 'Overview', address: 'path=%2Fanalytics%2Foverview' };
  expect(sent).toEqual([{ views: [SHARED, own] }]);
  act(() => openDialog(undefined));

  const links = await screen.findByRole('navigation', { name: 'Saved views' });
  expect(within(links).getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const inMenu = within(slot).getByRole('link', { name: SHARED.name });
  expect(inMenu).not.toHaveAttribute('aria-current');
  act(() => openDialog('palette'));
  await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'of all');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Orders of allSaved view');
  act(() => openDialog(undefined));
  await user.click(inMenu);
  expect(Object.fromEntries(query())).toEqual({
    page: 'wc-admin',
    path: '/analytics/orders',
    period: 'week',
  });
  expect(inMenu).toHaveAttribute('aria-current', 'page');
  slot.remove();
});

deepIt('offers Retry when the views for all users cannot be loaded', async () => {
  const shared = serveShared(shop, { views: [SHARED] });
  shared.isDown = true;
  const { user } = await open({ ...EXPORTS, hasShared: true });
  await dialog().findByText(/^The views for all users could not be loaded\./);
  shared.isDown = false;
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  await dialog().findByRole('link', { name: SHARED.name });
  // Users who do not manage the store cannot change them.
  expect(dialog().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  dialog().getByRole('button', { name: 'Copy link to “Orders of all”' });
});
