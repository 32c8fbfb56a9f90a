import { screen, within, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findChart, findRows, getCardText, openChartTable, readTable } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop();
const files = withSavedFiles();

const url =
  '&path=/analytics/revenue&chart=net_revenue&period=custom&compare=previous_year&after=2026-11-01&before=2026-11-04';

const interval = (day: string, net_revenue: unknown) => ({
  interval: day,
  date_start: `${day} 00:00:00`,
  date_start_gmt: `${day} 00:00:00`,
  date_end: `${day} 23:59:59`,
  date_end_gmt: `${day} 23:59:59`,
  subtotals: { orders_count: 1, net_revenue },
});

it('shows N/A for amounts that are missing, and an empty cell in the file', async () => {
  shop.reply('primary', () =>
    Response.json({
      totals: { orders_count: 4, net_revenue: null },
      intervals: [
        interval('2026-11-01', null),
        interval('2026-11-02', ''),
        interval('2026-11-03', undefined),
        interval('2026-11-04', '7.5'),
      ],
    }),
  );
  const { user, errors } = renderApp(shop, { url });
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

it('refuses a reply with text for an amount, names its row, and shows the figures after Retry', async () => {
  const intervals = [interval('2026-11-03', '1,234.50'), interval('2026-11-04', '7.5')];
  const totals = { orders_count: 2, net_revenue: 7.5 };
  shop.reply('primary', () => Response.json({ totals, intervals }));
  const { user, errors } = renderApp(shop, { url });
  const [message] = await screen.findAllByText(
    /The store returned an impossible value: net_revenue of "2026-11-03"\./,
  );
  expect(message).toBeVisible();
  expect(document.body).not.toHaveTextContent(/N\/A|\$7\.50/);
  shop.reply('primary', () => Response.json({ totals, intervals: intervals.slice(1) }));
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await user.click(retry);
  expect(await getCardText('Net sales')).toMatch(/^Net sales\$7\.50/);
  expect(document.body).not.toHaveTextContent(/impossible value/);
  expect(errors).toEqual([]);
});
