import assert from 'node:assert/strict';
import costCases from '../cases/order-costs.json' with { type: 'json' };
import currencyCases from '../cases/order-currencies.json' with { type: 'json' };
import type { Checks } from './checks.ts';
import { sendRest, type RestReply } from './send-rest.ts';
import type { SiteUser } from './settings.ts';
import { toPhp, withPlugins, type Site } from './site.ts';

/** Sends a request to a route of the site, with a query. */
const request = (
  site: Site,
  route: string,
  query: Readonly<Record<string, string>>,
  user?: SiteUser,
): Promise<Omit<RestReply, 'body'> & { body: unknown }> =>
  sendRest(site, user, `${route}&${new URLSearchParams(query).toString()}`);

const ROUTE = '/tillview/v1/ledger';
const CHANGES = '/tillview/v1/ledger-changes';
/** The lines of orders with their taxes: the same limits. */
const TAX_LINES = '/tillview/v1/tax-lines';
const BASIS = { basis: 'date_paid' };
const YEARS = [
  ['2024-06', '2025-12'],
  ['2026-01', '2026-12'],
] as const;

/** Values that are not months, or not a range of 1 to 24 months. */
const INVALID: readonly (readonly [after: string, before: string])[] = [
  ["2026-01' OR '1'='1", '2026-02'],
  ['2026-01', '2026-02; DROP TABLE wp_posts'],
  ['2026-13', '2026-14'],
  ['', '2026-01'],
  ['2026-02', '2026-01'],
  ['2020-01', '2026-01'],
  ['0000-01', '9999-12'],
];

type Columns = Readonly<Record<string, readonly number[]>> & {
  names: Readonly<Record<string, readonly string[]>>;
  coupons: { counts: number[]; ids: number[] };
  products: { counts: number[]; ids: number[] };
};

/** The orders of the route, as texts that `toText` also makes of rows of the list. */
function toTexts(months: readonly Columns[]): string[] {
  return months.flatMap((month) => {
    const starts = { coupons: 0, products: 0 };
    return (month['order_id'] ?? []).map((id, index) => {
      const take = (list: 'coupons' | 'products') => {
        const { counts, ids } = month[list];
        const start = starts[list];
        starts[list] += counts[index] ?? 0;
        return ids.slice(start, starts[list]).toSorted((one, other) => one - other);
      };
      const name = (column: string) => month.names[column]?.[month[column]?.[index] ?? 0];
      return JSON.stringify([
        id,
        month['parent_id']?.[index],
        new Date((month['date']?.[index] ?? 0) * 1000).toISOString().slice(0, 19),
        month['customer_id']?.[index],
        month['net_total']?.[index],
        month['total_sales']?.[index],
        month['num_items_sold']?.[index],
        month['returning']?.[index] === 1,
        name('status'),
        name('origin'),
        name('country'),
        take('coupons'),
        take('products'),
      ]);
    });
  });
}

type ListRow = {
  order_id: number;
  parent_id: number;
  date: string;
  customer_id: number;
  net_total: number;
  total_sales: number;
  num_items_sold: number;
  customer_type: string;
  status: string;
  extended_info: {
    attribution?: { origin?: string };
    customer: { country?: string };
    coupons: { id: number | string }[];
    products: { id: number | string }[];
  };
};

function toText(row: ListRow): string {
  const ids = (list: ListRow['extended_info']['coupons']) =>
    [...new Set(list.map(({ id }) => Number(id)))].toSorted((one, other) => one - other);
  const { attribution, customer, coupons, products } = row.extended_info;
  return JSON.stringify([
    row.order_id,
    row.parent_id,
    row.date.replace(' ', 'T'),
    row.customer_id,
    row.net_total,
    row.total_sales,
    row.num_items_sold,
    row.customer_type === 'returning',
    row.status,
    attribution?.origin ?? '',
    customer.country ?? '',
    ids(coupons),
    ids(products),
  ]);
}

/** Reads all orders of `reports/orders`, page by page. */
async function readList(site: Site): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body, headers } = await request(
      site,
      '/wc-analytics/reports/orders',
      {
        extended_info: '1',
        after: '2024-06-01T00:00:00',
        before: '2026-12-31T23:59:59',
        per_page: '100',
        page: String(page),
      },
      site.admin,
    );
    rows.push(...(body as ListRow[]));
    pages = Number(headers.get('x-wp-totalpages'));
  }
  return rows;
}

type Entity = { id: number; meta_data: { key: string; value: unknown }[] };

const ATTRIBUTION = {
  campaign: '_wc_order_attribution_utm_campaign',
  device: '_wc_order_attribution_device_type',
} as const;

/** Reads the metadata of the newest orders. */
async function readOrders(site: Site): Promise<Entity[]> {
  const query = { per_page: '100', status: 'completed', _fields: 'id,meta_data' };
  const { body } = await request(site, '/wc/v3/orders', query, site.admin);
  return body as Entity[];
}

/** The campaign and the device of each order of the route. */
async function readColumns(site: Site): Promise<Map<number, string[]>> {
  const [, [after, before]] = YEARS;
  const { body } = await request(site, ROUTE, { after, before }, site.admin);
  const found = new Map<number, string[]>();
  for (const month of (body as { months: Columns[] }).months)
    for (const [index, id] of (month['order_id'] ?? []).entries()) {
      const name = (column: string) => month.names[column]?.[month[column]?.[index] ?? -1] ?? '?';
      found.set(id, [name('campaign'), name('device')]);
    }
  return found;
}

const readText = ({ meta_data: metadata }: Entity, key: string) =>
  metadata.find((each) => each.key === key)?.value ?? '';

/**
 * Compares the campaigns and the devices of the newest orders with their metadata in `wc/v3/orders`, with one order that
 * has both.
 */
async function compareAttribution(site: Site): Promise<void> {
  const { campaign, device } = ATTRIBUTION;
  const bare = (await readOrders(site)).find(
    (order) => !readText(order, campaign) && !readText(order, device),
  );
  const change = (lines: string) =>
    site.php(`$order = wc_get_order( ${bare?.id} ); ${lines} $order->save_meta_data();`);
  if (bare)
    await change(`$order->update_meta_data( '${campaign}', 'Spring & "Summer"' );
      $order->update_meta_data( '${device}', 'Mobile' );`);
  try {
    const found = await readColumns(site);
    for (const order of await readOrders(site))
      assert.deepEqual(
        found.get(order.id),
        [readText(order, campaign), readText(order, device)],
        `order ${order.id}`,
      );
    if (bare) assert.deepEqual(found.get(bare.id), ['Spring & "Summer"', 'Mobile']);
  } finally {
    if (bare)
      await change(`$order->delete_meta_data( '${campaign}' );
        $order->delete_meta_data( '${device}' );`);
  }
}

/** A must-use plugin, which is active for each request until it is removed. */
const LIMITS = "WPMU_PLUGIN_DIR . '/tillview-test-limits.php'";

/** Requests the route as the administrator while the plugin has this code. Resolves to its status and code. */
async function requestWith(site: Site, code: string): Promise<unknown[]> {
  const [[after, before]] = YEARS;
  await site.php(
    `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( ${LIMITS}, ${toPhp(`<?php ${code}`)} );`,
  );
  try {
    const { status, body } = await request(site, ROUTE, { after, before }, site.admin);
    return [status, (body as { code?: string }).code];
  } finally {
    await site.php(`unlink( ${LIMITS} );`);
  }
}

/** Compares texts that are columns in one order storage, and metadata in the other, with `wc/v3/orders`. */
async function compareOrderTexts(site: Site): Promise<void> {
  const fields = ['currency', 'payment_method', 'payment_method_title'];
  const query = { per_page: '100', _fields: ['id', ...fields].join() };
  const { body } = await request(site, '/wc/v3/orders', query, site.admin);
  const orders = body as Record<string, unknown>[];
  const output = await site.php(
    `echo wp_json_encode( Tillview\\read_order_texts( array( ${orders.map(({ id }) => id).join()} ), array_keys( Tillview\\ORDER_TABLE_COLUMNS ) ) );`,
  );
  const found = JSON.parse(output) as Record<string, Record<string, string>>;
  for (const order of orders) {
    const { _order_currency: currency, ...payment } = found[String(order['id'])] ?? {};
    assert.deepEqual(
      [currency, payment['_payment_method'] ?? '', payment['_payment_method_title'] ?? ''],
      fields.map((field) => order[field]),
      `order ${String(order['id'])}`,
    );
  }
  assert.ok(orders.some(({ payment_method_title: title }) => title));
}

/** Changes orders so that the sums of their months stay as they are, and compares which months the route then names. */
async function compareChanges(site: Site): Promise<void> {
  const read = async () => {
    const { status, body } = await request(site, CHANGES, {}, site.admin);
    assert.equal(status, 200);
    return new Map(Object.entries((body as { months: Record<string, string> }).months));
  };
  const before = await read();
  assert.ok(before.size > 12, `${before.size} months`);
  assert.deepEqual(await read(), before);
  const [order] = await readOrders(site);
  const month = JSON.parse(
    await site.php(
      `global $wpdb; echo wp_json_encode( substr( $wpdb->get_var( 'SELECT ' . Tillview\\get_ledger_date_column() . " FROM {$wpdb->prefix}wc_order_stats WHERE order_id = ${order?.id}" ), 0, 7 ) );`,
    ),
  ) as string;
  const find = async (code: string) => {
    const known = await read();
    await site.php(`global $wpdb; $order = wc_get_order( ${order?.id} ); ${code}`);
    const now = await read();
    return [...now].filter(([name, state]) => known.get(name) !== state).map(([name]) => name);
  };
  const save = `$order->set_date_modified( time() + 60 ); $order->save();
    \\Automattic\\WooCommerce\\Admin\\API\\Reports\\Orders\\Stats\\DataStore::sync_order( ${order?.id} );`;
  for (const code of [
    `$order->set_status( 'processing' ); ${save}`,
    `$order->set_status( 'completed' ); ${save}`,
    `$order->update_meta_data( '_wc_order_attribution_utm_source', 'facts' ); $order->set_date_modified( time() + 120 ); $order->save();`,
  ])
    assert.ok((await find(code)).includes(month), code);
  // A customer whose country is another one in the tables of the reports: their orders do not change.
  const moved = await find(
    `$wpdb->query( "UPDATE {$wpdb->prefix}wc_customer_lookup SET country = 'AQ' WHERE customer_id = ( SELECT customer_id FROM {$wpdb->prefix}wc_order_stats WHERE order_id = ${order?.id} )" );`,
  );
  assert.ok(moved.includes(month), 'country');
}

/** Computes the costs and fees of the cases in PHP. `packages/data/src/ledger/order-costs.test.ts` has the same cases. */
async function compareCostCases(site: Site): Promise<void> {
  const output = await site.php(`
$lines_of = function ( $lines ) {
	$found = array();
	foreach ( $lines as $line )
		$found[ $line['id'] ] = $line['meta'] + array( '_qty' => $line['quantity'], '_line_total' => $line['total'], '_refunded_item_id' => $line['refunded'] ?? 0 );
	return $found;
};
$cases = json_decode( ${toPhp(JSON.stringify(costCases))}, true );
$found = array();
foreach ( $cases['costs'] as $case ) {
	$order   = $lines_of( $case['order'] );
	$refund  = $lines_of( $case['refund'] ?? array() );
	$sold    = Tillview\\add_line_costs( $order, array_map( 'Tillview\\get_line_cost', $order ) );
	$taken   = array() === $refund ? Tillview\\get_amount_refund_cost( $order, $case['net'] ?? 0.0 ) : Tillview\\add_line_costs( $refund, Tillview\\get_refund_costs( $refund, $order ) );
	$found[] = array( $sold, isset( $case['refund'] ) ? $taken : null );
}
$fees = array_map( function ( $case ) { return Tillview\\get_fee( array_map( 'maybe_serialize', $case['meta'] ), 'USD' ); }, $cases['fees'] );
echo wp_json_encode( array( 'costs' => $found, 'fees' => $fees ) );`);
  const { costs, fees } = JSON.parse(output) as { costs: unknown[]; fees: unknown[] };
  for (const [index, { name, sold, returned }] of costCases.costs.entries())
    assert.deepEqual(costs[index], [sold, returned ?? null], name);
  for (const [index, { name, fee }] of costCases.fees.entries())
    assert.equal(fees[index], fee, name);
}

/** Computes what the figures of the cases are in PHP, as `packages/data/src/ledger/order-currency.test.ts`. */
async function compareCurrencyCases(site: Site): Promise<void> {
  const output = await site.php(`
$cases = json_decode( ${toPhp(JSON.stringify(currencyCases))}, true );
$as = array_map( function ( $case ) use ( $cases ) {
	return Tillview\\get_stored_as( array( 'meta' => array_map( 'maybe_serialize', $case['meta'] ) ) + $case, $cases['shop']['code'], $cases['shop']['decimals'] );
}, $cases['orders'] );
$nets = array_map( function ( $case ) { return Tillview\\get_own_net( $case, $case['parent'] ); }, $cases['nets'] );
echo wp_json_encode( array( 'as' => $as, 'nets' => $nets ) );`);
  const { as, nets } = JSON.parse(output) as { as: unknown[]; nets: unknown[] };
  for (const [index, order] of currencyCases.orders.entries())
    assert.equal(as[index], order.as, order.name);
  for (const [index, { name, net }] of currencyCases.nets.entries())
    assert.equal(nets[index], net, name);
}

/** Compares the costs of the route with its sums of costs, and finds a cost that was rewritten. */
async function compareCosts(site: Site): Promise<void> {
  const readSums = async () => {
    const { body } = await request(site, CHANGES, { costs: 'true' }, site.admin);
    return (body as { costs: Record<string, string> }).costs;
  };
  const [, [after, before]] = YEARS;
  const { body } = await request(site, ROUTE, { after, before, costs: 'true' }, site.admin);
  const sums = await readSums();
  type Month = Columns & { month: string; lines: Record<string, (number | null)[]> };
  const add = (values: readonly (number | null)[] = []) =>
    values.reduce<number>((total, each) => total + (each ?? 0), 0);
  for (const { month, cost, lines } of (body as { months: Month[] }).months) {
    const [, expected = '0'] = (sums[month] ?? '').split(' ');
    assert.ok(Math.abs(add(cost) - Number(expected || 0)) < 0.01, `${month}: ${expected}`);
    assert.ok(Math.abs(add(cost) - add(lines['cost'])) < 0.01, `${month}: lines`);
  }
  const change = (by: number) =>
    site.php(
      `global $wpdb; $item = $wpdb->get_var( "SELECT MAX( items.order_item_id ) FROM {$wpdb->prefix}woocommerce_order_items AS items JOIN {$wpdb->prefix}wc_order_stats AS orders ON orders.order_id = items.order_id WHERE items.order_item_type = 'line_item' AND orders.status = 'wc-completed'" );
wc_update_order_item_meta( $item, '_cogs_value', (float) wc_get_order_item_meta( $item, '_cogs_value' ) + ${by} );`,
    );
  await change(1);
  try {
    assert.notDeepEqual(await readSums(), sums);
    // By their keys, as in this site, and by the ids of lines, as where other orders have many more costs.
    const output = await site.php(`
$range = array( '${after}-01 00:00:00', '${before}-31 23:59:59' );
$rows  = Tillview\\read_ledger_rows( $range, 0, true );
$lines = Tillview\\read_ledger_details( $rows, array() )['lines'];
$known = Tillview\\read_known_costs( $range, 0 );
echo wp_json_encode( array( count( $known['_cogs_value'] ) > 0, Tillview\\read_line_metadata( $rows, $lines, $known ) == Tillview\\read_line_metadata( $rows, $lines, null ) ) );`);
    assert.deepEqual(JSON.parse(output), [true, true]);
  } finally {
    await change(-1);
  }
}

/**
 * Compares the days up to the second before a newest order with the report, a hundred days at a time, also as they are read
 * where another plugin limits it.
 */
const compareDays = async (site: Site) => {
  const output = await site.php(`
global $wpdb;
wp_set_current_user( get_user_by( 'login', ${toPhp(site.admin.user)} )->ID );
rest_get_server();
$column  = \\Tillview\\get_ledger_date_column();
$newest  = $wpdb->get_var( $wpdb->prepare( "SELECT MAX( %i ) FROM {$wpdb->prefix}wc_order_stats WHERE status = 'wc-completed'", $column ) );
$until   = gmdate( 'Y-m-d H:i:s', strtotime( "$newest UTC" ) - 1 );
$dates   = array_map( fn ( $back ) => gmdate( 'Y-m-d', strtotime( "$until UTC" ) - $back * DAY_IN_SECONDS ), range( 499, 0 ) );
$request = new WP_REST_Request( 'GET', '/tillview/v1/days' );
$request->set_query_params( array( 'after' => $dates[0], 'before' => str_replace( ' ', 'T', $until ) ) );
$days    = rest_do_request( $request )->get_data();
$rows    = array_map( null, $days['sales'], $days['orders'] );
$report  = array_merge( array_fill_keys( $dates, array( 0, 0 ) ), \\Tillview\\read_report_days( $dates, substr( $until, 11 ) ) );
$whole   = array_merge( array_fill_keys( $dates, array( 0, 0 ) ), \\Tillview\\read_report_days( $dates, '23:59:59' ) );
ksort( $report );
echo wp_json_encode( array( $days['first'] === $dates[0] ? $rows : array(), array_values( $report ), end( $whole ) ) );`);
  type Day = readonly [sales: number, orders: number];
  const [days, report, whole] = JSON.parse(output) as [Day[], Day[], Day];
  assert.ok(report.filter(([, orders]) => orders > 0).length > 100, 'The report has hardly a day.');
  assert.ok(whole[1] > report.at(-1)![1], 'The last day was read whole.');
  const round = (all: readonly Day[]) =>
    all.map(([sales, orders]) => `${sales.toFixed(4)} ${orders}`.replace('-0.0000', '0.0000'));
  assert.deepEqual(round(days), round(report));
};

/** Compares a long page of customers, which files are read with, with the pages of the store. */
async function compareLongPages(site: Site): Promise<void> {
  type Row = { id: number };
  const read = async (query: Readonly<Record<string, string>>) => {
    const route = '/wc-analytics/reports/customers';
    const reply = await request(site, route, { per_page: '100', ...query }, site.admin);
    return { rows: reply.body as Row[], total: Number(reply.headers.get('x-wp-total')) };
  };
  const { rows, total } = await read({ tillview_per_page: '9999' });
  assert.ok(total > 100, `${total} customers`);
  assert.equal(rows.length, Math.min(total, 2000));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const page of ['1', '2'])
    for (const row of (await read({ page })).rows) assert.deepEqual(found.get(row.id), row);
}

/** Attacks the route of the orders in columns, and compares it with the list of orders. */
export async function checkLedger(checks: Checks, site: Site): Promise<void> {
  const { admin, users } = site;
  const [[after, before]] = YEARS;
  await checks.run('who may not read orders gets no columns of their metadata', async () => {
    if (!users.analyst?.applicationPassword) return;
    const reply = await request(site, ROUTE, { after, before }, users.analyst);
    assert.equal(reply.status, 200);
    const [month] = (reply.body as { months: Columns[] }).months;
    assert.deepEqual([month?.['campaign'], month?.['device']], [undefined, undefined]);
    assert.doesNotMatch(reply.text, /"(campaign|device|payment)"/);
  });
  await checks.run('limits of other plugins are not evaded', async () => {
    const filter = (name: string, callback: string) => `add_filter( '${name}', ${callback} );`;
    const same = 'fn ( $value ) => $value';
    assert.deepEqual(
      await requestWith(
        site,
        filter(
          'woocommerce_rest_check_permissions',
          `function ( $may, $context, $id, $type ) { return $may && 'reports' !== $type; }, 10, 4`,
        ),
      ),
      [403, 'rest_forbidden'],
    );
    for (const name of ['clauses_where', 'clauses_where_orders_stats', 'orders_query_args'])
      assert.deepEqual(
        await requestWith(site, filter(`woocommerce_analytics_${name}`, same)),
        [409, 'tillview_limited_reports'],
        name,
      );
    const harmless = `namespace WCPay\\MultiCurrency; class Analytics { function keep( $value ) { return $value; } }
\\add_filter( 'woocommerce_analytics_clauses_where', array( new Analytics(), 'keep' ) );`;
    for (const code of [harmless, filter('woocommerce_analytics_clauses_where_products', same)])
      assert.deepEqual(await requestWith(site, code), [200, undefined], code);
  });
  await checks.run('long pages of customers have the rows of the store', () =>
    compareLongPages(site),
  );
  await checks.run('without WooCommerce there is no route', async () => {
    const [[first, last]] = YEARS;
    await withPlugins(site, "array( 'tillview/tillview.php' )", async () => {
      for (const route of [ROUTE, '/tillview/v1/digest', '/tillview/v1/shared']) {
        const { status, body } = await request(site, route, { after: first, before: last }, admin);
        assert.deepEqual([status, (body as { code: string }).code], [404, 'rest_no_route'], route);
      }
      // Its figures would be read from routes that are missing.
      assert.equal(
        await site.php(`
add_filter( 'tillview_digest_problem', '__return_empty_string' );
Tillview\\send_digests( time() );
echo (int) Tillview\\send_digest( 1, 'day' );`),
        '0',
      );
    });
  });
  await checks.run('invalid months are refused', async () => {
    for (const [first, last] of INVALID) {
      const query = { after: first, before: last };
      for (const reply of [
        await request(site, ROUTE, query, admin),
        await request(site, TAX_LINES, { ...query, ...BASIS }, admin),
      ]) {
        assert.equal(reply.status, 400, `${first} ${last}`);
        assert.doesNotMatch(reply.text, /SELECT|wp_wc_|wpdb/, 'The database is not named.');
      }
    }
    const other = { after, before: after, basis: 'net_total' };
    assert.equal((await request(site, TAX_LINES, other, admin)).status, 400);
  });
  await checks.run('the orders in columns are those of the list, without names', async () => {
    const replies = await Promise.all(
      YEARS.map(([first, last]) => request(site, ROUTE, { after: first, before: last }, admin)),
    );
    for (const { status, text } of replies) {
      assert.equal(status, 200);
      assert.doesNotMatch(text, /@|example\.com|first_name|email/);
    }
    const found = replies.flatMap(({ body }) => toTexts((body as { months: Columns[] }).months));
    const listed = (await readList(site)).map(toText);
    assert.ok(listed.length > 2000, `${listed.length} orders`);
    assert.deepEqual(found.toSorted(), listed.toSorted());
  });
  await checks.run('the orders above an id are the others of the range', async () => {
    const [[first, last]] = YEARS;
    const readIds = async (above: string) => {
      const reply = await request(site, ROUTE, { after: first, before: last, above }, admin);
      assert.equal(reply.status, 200);
      const { months, next } = reply.body as { months: Columns[]; next: number | null };
      assert.equal(next, null);
      return months.flatMap((month) => month['order_id'] ?? []).toSorted((a, b) => a - b);
    };
    const all = await readIds('0');
    const middle = Math.floor(all.length / 2);
    assert.deepEqual(await readIds(String(all[middle])), all.slice(middle + 1));
    const negative = await request(site, ROUTE, { after: first, before: last, above: '-1' }, admin);
    assert.equal(negative.status, 400);
  });
  await checks.run('the days are those of the report, up to a second of the last one', () =>
    compareDays(site),
  );
  await checks.run('what orders cost is what the app computes', () => compareCostCases(site));
  await checks.run('the figure of an order in another currency is what the app says', () =>
    compareCurrencyCases(site),
  );
  await checks.run('costs are sent on request, and a rewritten one is found', () =>
    compareCosts(site),
  );
  await checks.run('campaigns and devices are those of the orders', () => compareAttribution(site));
  await checks.run('changes that leave the sums of a month as they are can be found', () =>
    compareChanges(site),
  );
  await checks.run('texts of orders are read in the order storage of the site', () =>
    compareOrderTexts(site),
  );
}
