import { configureDate } from '@tillview/date';
import { expect, it } from 'vitest';
import { pairRows } from './comparison-rows.ts';
import type { ReportRequest } from './report-request.ts';

it('pairs the weeks of a table as the chart does, with most dates in common, in any order and on any page', () => {
  configureDate({ weekStart: 1 });
  const request = {
    rows: { from: 'intervals' },
    interval: 'week',
    primary: { after: '2025-12-22T00:00:00' },
    secondary: { after: '2024-12-22T00:00:00' },
  } as ReportRequest;
  const weeks = (...dates: string[]) => dates.map((date_start) => ({ date_start }));
  const rows = weeks('2026-01-05', '2025-12-29', '2025-12-22');
  const earlier = weeks('2024-12-22', '2024-12-23', '2024-12-30', '2025-01-06');
  const pairsOf = (shown: typeof rows) => {
    const earlierOf = pairRows(request, shown, earlier);
    return shown.map((row) => earlierOf(row)?.['date_start']);
  };
  expect(pairsOf(rows)).toEqual(['2025-01-06', '2024-12-30', '2024-12-23']);
  expect(pairsOf(rows.slice(1, 2))).toEqual(['2024-12-30']);
});
