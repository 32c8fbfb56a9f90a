import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { NOTES_PER_PAGE } from '../../src/screens/inbox/notes-query.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 5 });
const INBOX = { url: '&path=/inbox', capabilities: { manage_woocommerce: true } };
const SHOWN = 7;
const WELCOME = 'Welcome to the demo store';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((node) => node.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = (method: string) => shop.requests.filter((request) => request.method === method);
const row = (title: string) => {
  const found = screen.getByText(title).closest('li');
  if (!found) throw new Error(`No message ${title}.`);
  return within(found);
};
const isDeleted = (title: string) =>
  shop.store.db.notes.find((note) => note.title === title)?.is_deleted;

async function openInbox() {
  const app = renderApp(shop, INBOX);
  await screen.findByText(WELCOME);
  return app;
}

describe('the inbox', () => {
  it('lists messages of the requested types, newest first, and counts the unread ones in the header', async () => {
    const { user, history } = await openInbox();
    expect(titles()).toHaveLength(SHOWN);
    expect(titles()[0]).toBe(`Unread: ${WELCOME}`);
    expect(screen.queryByText('A new version is ready')).toBeNull();
    const link = await screen.findByRole('link', { name: 'Inbox 4 unread' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(sent('GET').filter(({ path }) => path.endsWith('/notes'))).toHaveLength(1);

    await user.click(row(WELCOME).getByRole('button', { name: /^Mark as read/ }));
    await screen.findByRole('link', { name: 'Inbox 3 unread' });
    await user.click(button('Mark all as read'));
    await screen.findByRole('link', { name: 'Inbox 0 unread' });
    expect(sent('PUT').map(({ path }) => path)).toEqual([
      '/wc-analytics/admin/notes/1',
      '/wc-analytics/admin/notes/update',
    ]);
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'View coupons' }));
    await waitFor(() => expect(history.location.pathname).toBe('/analytics/coupons'));
    expect(sent('POST')).toHaveLength(1);
  });

  it('shows a message again when it could not be dismissed; Retry and Undo send one request each (R8.23)', async () => {
    const { user, errors } = await openInbox();
    shop.store.faults.push({ path: /notes\/delete/, method: 'DELETE', status: 500, times: 1 });
    await user.click(button(`Dismiss: ${WELCOME}`));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`“${WELCOME}” could not be dismissed.`);
    expect(titles()).toHaveLength(SHOWN);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Message dismissed.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(SHOWN - 1);
    expect(sent('DELETE')).toHaveLength(2);
    expect(isDeleted(WELCOME)).toBe(true);
    await user.click(button('Undo'));
    await waitFor(() => expect(isDeleted(WELCOME)).toBe(false));
    expect(titles()).toHaveLength(SHOWN);
    expect(errors).toEqual([]);
  });

  it('keeps the focus in the list when a message is dismissed', async () => {
    const { user } = await openInbox();
    act(() => button(`Dismiss: ${WELCOME}`).focus());
    await user.keyboard('{Enter}');
    expect(button('Dismiss: Sell more before the holidays')).toHaveFocus();
    await shop.settle();
  });

  deepIt(
    'dismisses the messages of all pages at once, but no other types, and Undo restores them',
    async () => {
      const [first] = shop.store.db.notes;
      if (!first) throw new Error('No notes.');
      for (let id = 101; id < 101 + NOTES_PER_PAGE; id++)
        shop.store.db.notes.push({ ...first, id, title: `Older ${id}`, date_created: id });
      const { user } = await openInbox();
      expect(titles()).toHaveLength(NOTES_PER_PAGE);
      await screen.findByRole('link', { name: 'Inbox At least 22 unread' });
      await user.click(button('Show more'));
      await waitFor(() => expect(titles()).toHaveLength(NOTES_PER_PAGE + SHOWN));
      expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

      await user.click(button('Dismiss all'));
      await screen.findByText('There are no messages.');
      await screen.findByText('32 messages dismissed.');
      expect(isDeleted('A new version is ready')).toBe(false);
      await user.click(button('Undo'));
      await waitFor(() => expect(titles()).toHaveLength(NOTES_PER_PAGE + SHOWN));
      await shop.settle();
      expect(shop.store.db.notes.filter((note) => note.is_deleted)).toEqual([]);
    },
  );
});

describe('an inbox that cannot be shown', () => {
  it('says what reports say when the connection is lost, and loads when it is back', async () => {
    const reason = 'The Tillview server does not respond.';
    shop.store.faults.push({ path: /./, offline: true });
    renderApp(shop, INBOX);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${errorMessages('the inbox').failed}${reason}`,
    );
    shop.store.faults.length = 0;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(WELCOME);
    shop.store.faults.push({ path: /./, offline: true });
    act(() => button(`Dismiss: ${WELCOME}`).click());
    expect(await screen.findByRole('alert')).toHaveTextContent(`could not be dismissed. ${reason}`);
  });

  it('shows a message to a user without permission, and no link to the inbox', async () => {
    shop.signInAs('reports');
    renderApp(shop, { url: '&path=/inbox', capabilities: { view_woocommerce_reports: true } });
    await screen.findByText(/permission to see the inbox/);
    await shop.settle();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows that the store does not offer the inbox, and the rest of the app works', async () => {
    shop.store.faults.push({ path: /admin\/notes$/, status: 404 });
    renderApp(shop, {
      ...INBOX,
      capabilities: { manage_woocommerce: true, moderate_comments: true },
    });
    await screen.findByText(errorMessages('the inbox').unavailable);
    await screen.findByRole('link', { name: /^Reviews \d+ to approve$/ });
    expect(screen.queryByRole('link', { name: /^Inbox \d/ })).toBeNull();
  });
});
