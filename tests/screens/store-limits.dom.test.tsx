import { getDateEnvironment } from '@tillview/date';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { ORDERS, renderApp } from './render-app.tsx';
import { findRows, findSummary, readTable, TEXTS } from './report-parts.ts';

const shop = withDemoShop();

it('offers the next longer interval for a range with too many days, and no retry', async () => {
  const { user, query, errors } = renderApp(shop, {
    url: '&path=/analytics/revenue&chart=net_revenue&period=custom&compare=previous_year&after=1999-01-01&before=2026-11-20&interval=day',
  });
  await findSummary();
  const sentence = 'This range has more than 10,000 intervals. Select a longer interval.';
  const notice = screen.getAllByText(sentence, { exact: false })[0];
  if (!notice) throw new Error('There is no notice.');
  const buttons = within(notice).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Show by week']);
  const select = screen.getByRole('combobox', { name: 'Interval' });
  expect(select).toHaveValue('day');
  expect(within(select).getAllByRole('option')).toHaveLength(5);
  expect(screen.getByText('Too many intervals to show')).toBeVisible();
  expect(screen.queryByText(/try again/i)).not.toBeInTheDocument();
  expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show by week' }));
  expect(query().get('interval')).toBe('week');
  expect(readTable(await findRows('Revenue')).rows).toHaveLength(25);
  expect(screen.queryByText(sentence, { exact: false })).not.toBeInTheDocument();
  const intervals = shop.requests.flatMap(({ part, query: sent }) =>
    part ? sent['interval'] : [],
  );
  expect(new Set(intervals)).toEqual(new Set(['week']));
  expect(errors).toEqual([]);
});

deepIt('opens the next page of a store that does not report the number of rows', async () => {
  const order = (id: number) => ({
    order_id: id,
    order_number: String(id),
    date: '2026-11-20 10:00:00',
    status: 'completed',
    net_total: 1,
  });
  const rows = (from: number, length: number) =>
    Response.json(Array.from({ length }, (_, index) => order(from + index)));
  shop.reply('table', () =>
    shop.requests.at(-1)?.query['page'] === '2' ? rows(26, 5) : rows(1, 25),
  );
  const { user } = renderApp(shop, { url: ORDERS });
  await findRows();
  const notice = /The store did not report how many rows there are/;
  expect(screen.getByText(notice)).toBeVisible();
  const pages = screen.getByRole('group', { name: 'Pages' });
  expect(within(pages).getByText('Page 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download options' }));
  expect(screen.getByRole('menuitem', { name: 'All pages' })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByText('Page 2 of 2')).toBeVisible());
  expect(readTable(await findRows()).rows).toHaveLength(5);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

deepIt(
  'keeps the rows while another sort is loading, and returns to the earlier sort when the store refuses the new one',
  async () => {
    const params = { orderby: 'orderby is not one of date.' };
    const refused = () =>
      Response.json(
        { code: 'rest_invalid_param', message: 'Invalid parameter(s): orderby', data: { params } },
        { status: 400 },
      );
    shop.failWholeLists();
    const { user, query } = renderApp(shop, { url: ORDERS });
    const before = readTable(await findRows()).rows;
    await shop.settle();
    shop.reply('table', refused);
    const release = shop.hold((part) => part === 'table');
    await user.click(screen.getByRole('button', { name: 'Items sold' }));
    expect(screen.getByRole('group', { name: 'List of orders' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(readTable(screen.getByRole('table', { name: 'List of orders' })).rows).toEqual(before);
    release();
    expect(
      await screen.findByText(
        'The store cannot sort this table by Items sold. It is sorted by Date.',
      ),
    ).toBeVisible();
    expect(query().get('orderby')).toBe('date');
    expect(readTable(await findRows()).rows).toEqual(before);
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
  },
);

deepIt('saves as a preference that long ranges are shown with a readable interval', async () => {
  const url = '&path=/analytics/revenue&period=year&compare=previous_year';
  const { user, query } = renderApp(shop, { url });
  await findRows('Revenue');
  expect(screen.getByRole('combobox', { name: 'Interval' })).toHaveValue('day');
  await user.click(await screen.findByRole('button', { name: 'Show by week' }));
  expect(query().get('interval')).toBe('week');
  expect(getDateEnvironment().prefersReadableInterval).toBe(true);
  const kept = () => shop.store.db.users.map((one) => one.persisted_preferences['tillview']);
  await waitFor(() => expect(kept()).toContainEqual({ readable_interval: true }));
});
