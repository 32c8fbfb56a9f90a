import { screen, within, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findChart, findRows, getCardText, openChartTable, readTable } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop();
const files = withSavedFiles();

const interval = (day: string, net_revenue: unknown) => ({
  interval: day,
  date_start: `${day} 00:00:00`,
  date_start_gmt: `${day} 00:00:00`,
  date_end: `${day} 23:59:59`,
  date_end_gmt: `${day} 23:59:59`,
  subtotals: { orders_count: 1, net_revenue },
});

it('shows N/A for amounts that are missing or not a number, and an empty cell in the file', async () => {
  shop.reply('primary', () =>
    Response.json({
      totals: { orders_count: 4, net_revenue: null },
      intervals: [
        interval('2026-11-01', null),
        interval('2026-11-02', ''),
        interval('2026-11-03', '1,234.50'),
        interval('2026-11-04', '7.5'),
      ],
    }),
  );
  const { user, errors } = renderApp(shop, {
    url: '&path=/analytics/revenue&chart=net_revenue&period=custom&compare=previous_year&after=2026-11-01&before=2026-11-04',
  });
  expect(await getCardText('Net sales')).toMatch(/^Net salesN\/AN\/A/);

  await findChart();
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('checkbox');
  expect(legend[0]).toHaveTextContent(/^Custom \(Nov 1 - 4, 2026\) N\/A$/);
  // The description is loaded after the first view.
  await waitFor(() =>
    expect(screen.getByRole('application')).toHaveAccessibleDescription(
      /Custom \(Nov 1 - 4, 2026\): total N\/A\./,
    ),
  );
  const chart = readTable(await openChartTable());
  expect(chart.rows.map(([, net]) => net)).toEqual(['N/A', 'N/A', 'N/A', '$7.50']);

  const { headers, rows, totals } = readTable(await findRows('Revenue'));
  const column = headers.indexOf('Net sales');
  expect(rows.map((cells) => cells[column])).toEqual(['$7.50', 'N/A', 'N/A', 'N/A']);
  expect(totals[column]).toMatch(/^N\/A/);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [, ...lines] = (await files[0]?.cells()) ?? [];
  expect(lines.map((cells) => cells[column])).toEqual(['7.5', '', '', '']);
  expect(errors).toEqual([]);
});
