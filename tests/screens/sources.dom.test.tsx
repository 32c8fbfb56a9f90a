import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { createHold, readRevenue, REST_ROOT, withDemoShop } from './demo-shop.ts';
import { renderApp, type RenderedApp } from './render-app.tsx';
import { numberIn, rowsOf } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop({ orders: 200 });
const files = withSavedFiles();
const READER = { view_woocommerce_reports: true };
const READ = { name: /^Read the orders \(about \d+ requests?\)$/ };
const RANGE = '&period=custom&after=2026-01-01&before=2026-10-31&compare=previous_year';

/** Opens the app at a query below `/analytics/`. */
const open = (url = `sources${RANGE}`, more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(shop, { url: `&path=/analytics/${url}`, capabilities: READER, ...more });

const goTo = ({ history }: RenderedApp, query: string) =>
  act(() => history.push(`${history.baseUrl.split('&')[0]}&path=/analytics/${query}`));

const orderRequests = () =>
  shop.requests.filter(
    ({ path, query }) => path.endsWith('/reports/orders') && query['extended_info'],
  );
/** What screen readers speak. */
const getSpoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

type ListRow = Readonly<Record<string, unknown>> & { date: string; order_id: number };

/** Reads all orders and refunds of the list. */
async function readList(): Promise<readonly ListRow[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) =>
      fetch(
        `${REST_ROOT}wc-analytics/reports/orders?per_page=100&page=${page}&after=2020-01-01T00:00:00&before=2026-11-30T23:59:59`,
      ).then((response) => response.json() as Promise<ListRow[]>),
    ),
  );
  return pages.flat();
}

/** Gives the shop the route of the plugin, with a campaign for each order and refund of the list. */
async function addRoute(campaignOf: (row: ListRow, index: number) => string) {
  const rows = await readList();
  const campaigns = new Map(rows.map((row, index) => [row, campaignOf(row, index)]));
  const toMonth = (month: string) => {
    const own = rows.filter(({ date }) => date.startsWith(month));
    const column = (key: string) => own.map((row) => Number(row[key]));
    // Each row has its own name.
    const indexes = own.map((_, index) => index);
    const same = (text: string) => own.map(() => text);
    const none = { counts: own.map(() => 0), ids: [] };
    return {
      month,
      ...Object.fromEntries(
        ['order_id', 'parent_id', 'customer_id', 'net_total', 'total_sales', 'num_items_sold'].map(
          (key) => [key, column(key)],
        ),
      ),
      date: own.map(({ date }) => Date.parse(`${date.replace(' ', 'T')}Z`) / 1000),
      returning: own.map((row) => Number(row['customer_type'] === 'returning')),
      status: indexes,
      origin: indexes,
      country: indexes,
      campaign: indexes,
      device: indexes,
      names: {
        status: same('completed'),
        origin: same('Direct'),
        country: same('US'),
        campaign: own.map((row) => campaigns.get(row)),
        device: same(''),
      },
      coupons: none,
      products: none,
    };
  };
  shop.respond('tillview/v1/ledger-changes', { months: {} });
  shop.respond('tillview/v1/ledger', ({ searchParams }) => {
    const months: string[] = [];
    const first = new Date(`${searchParams.get('after')}-01T00:00:00Z`);
    const isLast = () => first.toISOString().slice(0, 7) > (searchParams.get('before') ?? '');
    for (; !isLast(); first.setUTCMonth(first.getUTCMonth() + 1))
      months.push(first.toISOString().slice(0, 7));
    return { months: months.map(toMonth) };
  });
}

/** Gives the shop the route of the groups: each order and refund of the list is one. */
async function addGroups(): Promise<void> {
  const all = await readList();
  shop.respond('tillview/v1/groups', ({ searchParams }) => {
    const month = searchParams.get('months[0]') ?? '';
    const rows = all.filter(({ date }) => date.startsWith(month));
    const column = (read: (row: ListRow) => number) => rows.map(read);
    const refunded = (key: string) => column((row) => Math.min(0, Number(row[key])));
    const isOrder = (row: ListRow) => Number(row['parent_id']) === 0;
    const groups = {
      names: { origin: ['Direct'] },
      origin: column(() => 0),
      time: column(({ date }) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 1000),
      returning: column((row) => Number(row['customer_type'] === 'returning')),
      orders: column((row) => Number(isOrder(row))),
      net: column((row) => Number(row['net_total'])),
      sold: column((row) => (isOrder(row) ? Number(row['net_total']) : 0)),
      total: column((row) => Number(row['total_sales'])),
      refunded_net: refunded('net_total'),
      refunded_total: refunded('total_sales'),
      items: column((row) => Number(row['num_items_sold'])),
      new_customers: column((row) => Number(isOrder(row) && row['customer_type'] === 'new')),
    };
    return { months: [{ month, check: 'unchanged', groups }] };
  });
}

describe('Sources', () => {
  it('shows groups of the database for a large shop, reads no orders, and says so', async () => {
    await addGroups();
    const app = open('sources&period=custom&after=2026-09-01&before=2026-10-31&compare=none', {
      orderGroups: { threshold: 100, columns: ['origin'] },
    });
    await screen.findByText(/^This shop has more than 100 orders:.* Each month equals Revenue\./);
    const table = screen.getByRole('table', { name: /Sources/ });
    const totals = await readRevenue('2026-09-01', '2026-10-31');
    expect(rowsOf(table)).toHaveLength(1);
    expect(numberIn(rowsOf(table)[0], 0)).toBe(totals['orders_count']);
    expect(orderRequests()).toEqual([]);
    goTo(app, 'profit');
    await screen.findByText(/^Not available at this size: this page needs each order/);
    shop.respond('tillview/v1/cohorts', {
      months: [{ month: '2026-10', first: ['2026-10'], customers: [12], net: [345.6] }],
      chain: 'a',
      left: 0,
    });
    goTo(app, 'retention');
    const cohorts = await screen.findByRole('table', { name: /^Cohorts/ });
    expect(within(cohorts).getAllByText('12')).not.toEqual([]);
    expect(orderRequests()).toEqual([]);
  });

  it('shows the months that are read, without a comparison, until the others are read', async () => {
    await addRoute(() => '');
    const { held, release } = createHold();
    let replies = 0;
    // The first reply has a part of the months; the others wait.
    shop.intercept(async (request) => {
      if (new URL(request.url).pathname.endsWith('/tillview/v1/ledger') && replies++ > 0)
        await held;
      return undefined;
    });
    const url = `sources${RANGE.replace('2026-01-01', '2024-08-01')}`;
    const app = open(url, { hasShared: true });
    const table = await screen.findByRole('table', { name: /^Sources/ });
    expect(
      screen.getByText(/^The figures are not complete: the orders of \d months/),
    ).toBeVisible();
    const header = { name: /^Net sales, Previous year/ };
    expect(within(table).queryByRole('columnheader', header)).toBeNull();
    expect(screen.getByRole('progressbar', { name: /^Reading orders/ })).toBeVisible();
    expect(getSpoken()).toContainEqual(expect.stringMatching(/^Reading orders: (0|25|50|75)%$/));
    const part = numberIn(within(table).getAllByRole('row').at(-1), 1);
    goTo(app, 'retention');
    expect(await screen.findByRole('table', { name: /^Cohorts/ })).toBeVisible();
    expect(
      screen.getByText(/a customer counts from the first order that is read\.$/),
    ).toBeVisible();
    goTo(app, url);
    await screen.findByText(/^The figures are not complete: the orders of \d months of the range/);
    release();
    await screen.findByText(/^Computed in this browser from/);
    expect(screen.queryByText(/^The figures are not complete/)).toBeNull();
    const result = /^Aug 1, 2024 - Oct 31, 2026\. By source\. Net sales \$[\d,.]+$/;
    expect(getSpoken()).toContainEqual(expect.stringMatching(result));
    expect(screen.getByRole('columnheader', header)).toBeVisible();
    const all = screen.getByRole('table', { name: /^Sources/ });
    expect(numberIn(within(all).getAllByRole('row').at(-1), 1)).toBeGreaterThan(part);
  });

  it('has the orders and the net sales of Revenue, divided by source and by country', async () => {
    const { user, errors, query } = open();
    const table = await screen.findByRole('table', { name: /^Sources/ });
    expect(screen.getByText(/^Not found before they are read again: a new/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
    const totals = await readRevenue('2026-01-01', '2026-10-31');
    const expectTotals = (shown: HTMLElement) => {
      const sum = (cell: number) =>
        rowsOf(shown).reduce((total, row) => total + numberIn(row, cell), 0);
      expect(sum(0)).toBe(totals['orders_count']);
      expect(sum(1)).toBeCloseTo(totals['net_revenue']!, 1);
      expect(numberIn(within(shown).getAllByRole('row').at(-1), 1)).toBeCloseTo(
        totals['net_revenue']!,
        2,
      );
    };
    expect(rowsOf(table).length).toBeGreaterThan(3);
    expectTotals(table);
    // A store of one currency has no choice of it, and asks for none.
    expect(screen.queryByText('Currency:')).toBeNull();
    expect(shop.requests.filter(({ path }) => /currencies|wc\/v3/.test(path))).toEqual([]);
    expect(
      within(table).getByRole('columnheader', { name: /^Net sales, Previous year/ }),
    ).toBeVisible();
    expect(
      screen.getByText(/^Computed in this browser from \d+ orders\. Each month equals/),
    ).toBeVisible();

    // After the net sales of the comparison and their change.
    const RETURNS = 4;
    const sumOfReturns = (shown: HTMLElement) =>
      rowsOf(shown).reduce((total, row) => total + numberIn(row, RETURNS), 0);
    expect(totals['refunds']).toBeGreaterThan(0);
    expect(sumOfReturns(table)).toBeCloseTo(totals['refunds']!, 1);
    expect(
      within(table).getByRole('button', { name: 'Average order value' }),
    ).toHaveAccessibleDescription(/^Average over \d+ orders\./);

    const sent = shop.requests.length;
    await user.click(screen.getByRole('button', { name: /By source/ }));
    await user.click(await screen.findByRole('button', { name: 'By country' }));
    expect(query().get('filter')).toBe('country');
    expectTotals(await screen.findByRole('table', { name: /^Countries/ }));
    await user.click(screen.getByRole('button', { name: /^Customers:/ }));
    await user.click(await screen.findByRole('button', { name: 'Returning customers' }));
    const ofReturning = await screen.findByRole('table', {
      name: 'Countries · Returning customers',
    });
    expect(query().get('filter')).toBe('country');
    expect(sumOfReturns(ofReturning)).toBeGreaterThan(0);
    expect(sumOfReturns(ofReturning)).toBeLessThan(totals['refunds']!);
    expect(shop.requests.slice(sent)).toEqual([]);
    expect(errors).toEqual([]);
  });

  deepIt(
    'has campaigns if the store sends them, with the orders that have none in one row',
    async () => {
      await addRoute((_, index) => ['spring_sale', 'Newsletter', ''][index % 3] ?? '');
      const { user, errors, query } = open(`sources${RANGE}&filter=campaign`, { hasShared: true });
      const table = await screen.findByRole('table', { name: /^Campaigns/ });
      const names = rowsOf(table).map((row) => within(row).getByRole('rowheader').textContent);
      expect(names.toSorted()).toEqual(['Newsletter', 'No campaign', 'spring_sale']);
      const totals = await readRevenue('2026-01-01', '2026-10-31');
      const sum = rowsOf(table).reduce((total, row) => total + numberIn(row, 1), 0);
      expect(sum).toBeCloseTo(totals['net_revenue']!, 1);
      await user.click(await screen.findByRole('button', { name: 'Download' }));
      await waitFor(() => expect(files).toHaveLength(1));
      expect((await files[0]!.cells())[0]?.[0]).toBe('Campaign');

      // No order of this store has a device.
      await user.click(screen.getByRole('button', { name: /By campaign/ }));
      await screen.findByRole('button', { name: 'By country' });
      expect(screen.queryByRole('button', { name: 'By device' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'By source' }));
      expect(await screen.findByRole('table', { name: /^Sources/ })).toBeVisible();
      expect(query().get('filter')).not.toBe('campaign');
      expect(errors).toEqual([]);
    },
  );

  deepIt(
    'says that the store does not send the campaigns that the URL names, and shows the sources',
    async () => {
      const { user } = open(`sources${RANGE}&filter=campaign`);
      expect(await screen.findByRole('table', { name: /^Sources/ })).toBeVisible();
      expect(
        screen.getByText(
          'The campaigns of these orders are not known, so the default grouping is shown.',
        ),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: /By source/ }));
      await screen.findByRole('button', { name: 'By country' });
      expect(screen.queryByRole('button', { name: 'By campaign' })).toBeNull();
    },
  );

  deepIt('sorts by each column, and downloads the rows', async () => {
    const { user, query } = open();
    const table = await screen.findByRole('table', { name: /^Sources/ });
    const values = (cell: number) => rowsOf(table).map((row) => numberIn(row, cell));
    expect(values(1)).toEqual(values(1).toSorted((one, other) => other - one));
    await user.click(within(table).getByRole('button', { name: /^Orders/ }));
    await waitFor(() => expect(query().get('orderby')).toBe('orders_count'));
    expect(values(0)).toEqual(values(0).toSorted((one, other) => other - one));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const rows = rowsOf(table).length;
    expect(await screen.findByText(`${rows} rows were downloaded.`)).toBeInTheDocument();
    const cells = await files[0]!.cells();
    expect(cells[0]?.slice(0, 3)).toEqual(['Source', 'Orders', 'Net sales']);
    expect(cells).toHaveLength(rowsOf(table).length + 1);
    expect(files[0]!.name).toMatch(/^sources_/);
  });

  deepIt(
    'reads a list, and says why, where another plugin limits the orders of the reports',
    async () => {
      shop.intercept((request, next) =>
        request.url.includes('tillview/v1/ledger')
          ? Promise.resolve(
              Response.json({ code: 'tillview_limited_reports', message: 'No.' }, { status: 409 }),
            )
          : next(),
      );
      const { errors } = open(`sources${RANGE}`, { hasShared: true });
      await screen.findByText(/^Computed in this browser from/);
      screen.getByText(/^Another plugin limits which orders you see\./);
      expect(orderRequests().length).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    },
  );

  deepIt('pauses and continues', async () => {
    const release = shop.hold((_part, url) => url.searchParams.has('extended_info'));
    const { user } = open();
    expect(await screen.findByRole('progressbar', { name: /^Reading orders/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    release();
    await user.click(await screen.findByRole('button', READ));
    expect(await screen.findByRole('table', { name: /^Sources/ })).toBeVisible();
  });

  deepIt(
    'removes the orders from the browser, and reads them again only when the user agrees',
    async () => {
      const { user } = open();
      await screen.findByRole('table', { name: /^Sources/ });
      await user.click(screen.getByRole('button', { name: 'More options' }));
      await user.click(
        await screen.findByRole('menuitem', { name: 'Remove the orders from this browser' }),
      );
      // Asks first: reading them again takes time.
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      const read = await screen.findByRole('button', READ);
      expect(screen.queryByRole('table')).toBeNull();
      const getDecision = () =>
        JSON.stringify(shop.store.db.users[0]).match(/read_orders\W+(\w+)/)?.[1];
      await waitFor(() => expect(getDecision()).toBe('false'));
      await user.click(read);
      expect(await screen.findByRole('table', { name: /^Sources/ })).toBeVisible();
      await waitFor(() => expect(getDecision()).toBe('true'));
    },
  );

  deepIt('says that the store has no orders', async () => {
    shop.store.db.orders = [];
    open();
    expect(
      await screen.findByText('No orders are in the reports yet. Their analysis appears here.'),
    ).toBeVisible();
  });
});

describe('Explorer', () => {
  deepIt('leaves out a dimension of the URL that the store does not send', async () => {
    open(`explorer${RANGE}&by=countries&by_second=devices`);
    expect(await screen.findByRole('table', { name: 'Country / Region' })).toBeVisible();
    expect(
      screen.getByText(
        'The devices of these orders are not known, so the default grouping is shown.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Then by: Nothing' })).toBeVisible();
  });

  it('divides the orders by two dimensions, which the URL has with the metric', async () => {
    const { user, query, errors } = open(`explorer${RANGE}&chart=orders_count&by=weekday`);
    const unknown = await screen.findByText(/^Orders cannot be grouped by “weekday”\./);
    await user.click(within(unknown).getByRole('link', { name: 'Weekday' }));
    expect(query().get('by')).toBe('weekdays');
    expect(screen.queryByText(/^Orders cannot be grouped by/)).not.toBeInTheDocument();
    const weekdays = await screen.findByRole('table', { name: /^Weekday/ });
    await user.click(within(weekdays).getByRole('button', { name: /^Weekday/ }));
    await waitFor(() => expect(query().get('orderby')).toBe('name'));
    const names = () =>
      rowsOf(weekdays).map((row) => within(row).getByRole('rowheader').textContent);
    await waitFor(() =>
      expect(['Monday', 'Sunday']).toContain(names()[query().get('order') === 'asc' ? 0 : 6]),
    );
    expect(
      within(weekdays).getByRole('columnheader', { name: /^Orders, Previous year/ }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Then by: Nothing' }));
    await user.click(await screen.findByRole('button', { name: 'Customer type' }));
    expect(query().get('by')).toBe('weekdays');
    expect(query().get('by_second')).toBe('customer_types');
    expect(query().get('chart')).toBe('orders_count');
    const both = await screen.findByRole('table', { name: /^Weekday · Customer type/ });
    expect(rowsOf(both)).toHaveLength(14);
    const { orders_count: count } = await readRevenue('2026-01-01', '2026-10-31');
    const sum = rowsOf(both).reduce((total, row) => total + numberIn(row, 1), 0);
    expect(sum).toBe(count);
    expect(errors).toEqual([]);
  });
});

describe('Customers', () => {
  deepIt(
    'reads the orders for the spend in a range only when it is shown, and again after a failure',
    async () => {
      const { user, errors, query } = open('customers');
      const from = await screen.findByLabelText('Ordered from');
      await shop.settle();
      const ofOrders = () =>
        shop.requests.filter(({ path }) => /reports\/(orders|revenue)/.test(path));
      expect(ofOrders()).toEqual([]);
      shop.store.faults.push({ path: /reports\/orders$/, status: 500, times: 1 });
      await user.type(from, '2026-01-01');
      await user.type(screen.getByLabelText('Ordered until (optional)'), '2026-10-31');
      await user.click(screen.getByRole('button', { name: 'Show spend in range' }));
      expect(query().get('table_sort')).toBe('ordered.total');
      await screen.findByText(errorMessages('the orders').failed, { exact: false });
      const header = { name: /^Spend in range/ };
      expect(screen.getByRole('table', { name: 'Customers' })).toBeVisible();
      expect(screen.queryByRole('columnheader', header)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('columnheader', header)).toBeVisible();
      const totals = await readRevenue('2026-01-01', '2026-10-31');
      const last = within(screen.getByRole('table', { name: 'Customers' }))
        .getAllByRole('row')
        .at(-1);
      expect([numberIn(last, 0), numberIn(last, 1)]).toEqual([
        expect.closeTo(totals['total_sales']!, 1),
        totals['orders_count'],
      ]);
      expect(errors).toEqual([]);
    },
  );
});
