import { render, screen, within } from '@testing-library/react';
import type { Review } from '@tillview/data';
import { expect, it, vi } from 'vitest';
import { ReviewRow } from './review-row.tsx';

const review: Review = {
  id: 8,
  date_created: '2026-11-18T09:30:00',
  date_created_gmt: '2026-11-18T09:30:00',
  product_id: 24,
  product_name: 'Tie &amp; bow',
  status: 'approved',
  reviewer: 'Ana &amp; Bo',
  review: '<p>Good.</p>',
  rating: 4,
};

it.each([
  ['hold', ['Approve', 'Spam', 'Trash']],
  ['approved', ['Unapprove', 'Spam', 'Trash']],
  ['spam', ['Not spam', 'Trash']],
  ['trash', ['Restore', 'Delete permanently']],
])('has the buttons that change its status: %s', (status, buttons) => {
  render(
    <ul>
      <ReviewRow review={{ ...review, status }} onAct={vi.fn()} />
    </ul>,
  );
  for (const name of buttons)
    expect(screen.getByRole('button', { name: `${name}: review by Ana & Bo` })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(buttons.length);
});

it('shows what it has when its author, its product and its rating are unknown', () => {
  const unknown = { reviewer: '', rating: 0, product_name: '', date_created: null };
  render(
    <ul>
      <ReviewRow review={{ ...review, ...unknown }} onAct={undefined} />
    </ul>,
  );
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('heading', { name: 'Product 24' })).toBeVisible();
  expect(item.getByText('Anonymous')).toBeVisible();
  expect(item.queryByRole('img')).not.toBeInTheDocument();
  expect(item.queryByRole('button')).not.toBeInTheDocument();
});
