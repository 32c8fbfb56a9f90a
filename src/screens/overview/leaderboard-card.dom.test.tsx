import { render, screen } from '@testing-library/react';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { expect, it } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';

const SHOP = 'https://shop.test/wp-admin/admin.php?page=wc-admin&path=/analytics/categories';

it('tells rows of the same name apart by the id in their link', () => {
  configureNavigation({ history: createMemoryHistory() });
  const rows = [16, 21, 22].map((id) => {
    const name = id === 22 ? 'Mugs' : 'Lamps';
    return [
      {
        display: `<a href="${SHOP}&filter=single_category&categories=${id}">${name}</a>`,
        value: name,
      },
    ];
  });
  const board = {
    id: 'categories',
    label: 'Top categories',
    headers: [{ label: 'Category' }],
    rows,
  };
  render(<LeaderboardCard board={board} context={createTestContext()} />);
  const names = screen.getAllByRole('link').map(({ parentElement }) => parentElement?.textContent);
  expect(names).toEqual(['Lamps (#16)', 'Lamps (#21)', 'Mugs']);
});
