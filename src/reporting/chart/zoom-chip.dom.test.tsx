import { render, screen } from '@testing-library/react';
import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { beforeEach, expect, it } from 'vitest';
import ZoomChip from './zoom-chip.tsx';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

it.each([
  ['period=month', 'Back to Month to date'],
  ['period=custom&after=2026-10-01&before=2026-10-31', 'Back to Oct 1 - 31, 2026'],
  ['period=custom&preset=last_30_days&after=2026-10-22&before=2026-11-20', 'Back to Last 30 days'],
])('names the range before the zoom: %s', (from, name) => {
  const zoomed = `compare=none&period=custom&after=2026-11-02&before=2026-11-04&zoomed_from=${encodeURIComponent(from)}`;
  const url = `http://shop.test/wp-admin/admin.php?page=wc-admin&path=/analytics/revenue&${zoomed}`;
  configureNavigation({ history: createMemoryHistory(url), page: 'wc-admin' });
  render(<ZoomChip />);
  expect(screen.getByRole('button')).toHaveTextContent(name);
});
