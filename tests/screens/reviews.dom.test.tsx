import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REVIEWS_PER_PAGE } from '../../src/screens/reviews/reviews-query.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 5 });
const CAPABILITIES = { moderate_comments: true, edit_products: true };

const rows = () => [...document.querySelectorAll<HTMLElement>('.tillview-review')];
const first = () => {
  const [row] = rows();
  if (!row) throw new Error('No review is shown.');
  return row;
};
const press = (name: string) => within(first()).getByText(name, { selector: 'button' });
const sent = (method: string) => shop.requests.filter((request) => request.method === method);
const firstId = () => Number(first().dataset['key']);
const statusOf = (id: number) => shop.store.db.reviews.find((review) => review.id === id)?.status;
const countIn = (status: string) =>
  shop.store.db.reviews.filter((each) => each.status === status).length;

async function openReviews(list = '', capabilities: Record<string, boolean> = CAPABILITIES) {
  const app = renderApp(shop, { url: `&path=/reviews${list}`, capabilities });
  await waitFor(() => expect(rows()).not.toEqual([]));
  return app;
}

describe('the reviews', () => {
  it('list pending ones first; a failed approval is undone, Retry sends one request, and Undo restores the review (R8.24)', async () => {
    const { user, errors } = await openReviews();
    const pending = countIn('hold');
    expect(rows()).toHaveLength(pending);
    await screen.findByText(`${pending} to approve`);

    const id = firstId();
    shop.store.faults.push({ path: /reviews\/\d+$/, method: 'PUT', status: 500, times: 1 });
    await user.click(press('Approve'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^“Approve” failed for the review by /);
    expect(firstId()).toBe(id);
    await user.click(within(alert).getByText('Retry'));
    await screen.findByText(/^Review by .* approved\.$/);
    expect(sent('PUT')).toHaveLength(2);
    expect(statusOf(id)).toBe('approved');
    await screen.findByText(`${pending - 1} to approve`);
    expect(rows()).toHaveLength(pending - 1);

    await user.click(screen.getByText('Undo'));
    await screen.findByText(`${pending} to approve`);
    await waitFor(() => expect(firstId()).toBe(id));
    expect(statusOf(id)).toBe('hold');
    expect(errors).toEqual([]);
  });

  deepIt('move to spam and to the Trash, and are restored with their earlier status', async () => {
    const { user } = await openReviews('&status=approved');
    const id = firstId();
    await user.click(press('Trash'));
    await waitFor(() => expect(statusOf(id)).toBe('trash'));
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(statusOf(id)).toBe('approved'));
    await waitFor(() => expect(firstId()).toBe(id));
    await user.click(press('Spam'));
    await waitFor(() => expect(statusOf(id)).toBe('spam'));
    await user.click(screen.getByText('Spam', { selector: 'a' }));
    await waitFor(() => expect(firstId()).toBe(id));
    await user.click(press('Not spam'));
    await waitFor(() => expect(statusOf(id)).toBe('approved'));
  });

  it('are deleted permanently after a confirmation', async () => {
    const { user } = await openReviews('&status=trash');
    const id = firstId();
    await user.click(press('Delete permanently'));
    expect(press('Cancel')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(press('Delete permanently')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(press('Delete permanently'));
    await waitFor(() => expect(statusOf(id)).toBeUndefined());
    expect(sent('DELETE').map(({ query }) => query['force'])).toEqual(['true']);
  });

  deepIt(
    'have as many pages as their total needs, and the last page disappears with its last review',
    async () => {
      for (const review of shop.store.db.reviews) review.status = 'hold';
      shop.store.db.reviews.length = REVIEWS_PER_PAGE + 1;
      const { user, query } = await openReviews();
      expect(rows()).toHaveLength(REVIEWS_PER_PAGE);
      await user.click(screen.getByLabelText('Next page'));
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(query().get('paged')).toBe('2');
      await user.click(press('Approve'));
      await waitFor(() => expect(query().has('paged')).toBe(false));
      await waitFor(() => expect(rows()).toHaveLength(REVIEWS_PER_PAGE));
    },
  );
});

describe('each review', () => {
  it('have no buttons for a user who may only read them', async () => {
    await openReviews('', { moderate_comments: true });
    expect(screen.queryByText('Approve')).toBeNull();
  });

  it('show which reviewers have bought the product', async () => {
    await openReviews();
    const shown = rows().map((row) => within(row).queryByText('Verified owner') !== null);
    const ids = rows().map((row) => Number(row.dataset['key']));
    const stored = ids.map((id) => shop.store.db.reviews.find((one) => one.id === id)?.verified);
    expect(shown).toEqual(stored);
    expect(new Set(shown).size).toBe(2);
  });
});
