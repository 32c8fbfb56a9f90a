import assert from 'node:assert/strict';
import { configureDate, getRangeParams } from '@tillview/date';
import { estimatePeriod } from '@tillview/statistics';
import rangeCases from '../cases/ranges.json' with { type: 'json' };
import { waitForReport, type AdminSession } from './admin-session.ts';
import type { Page } from 'playwright-core';
import { parseCsv } from '../store/parse-csv.ts';
import type { Checks } from './checks.ts';
import { sendRest } from './send-rest.ts';
import { toPhp, type Site } from './site.ts';
import { WP_CLI } from './wp-cli.ts';

const PERIODS =
  'today yesterday week last_week month last_month quarter last_quarter year last_year'.split(' ');

/** The clocks of the answers: in the silent shop of today, at the first of a month in yen, and before its last order. */
const CLOCKS = [
  { clock: '', periods: PERIODS },
  { clock: '2026-11-01T07:02:00', periods: ['today', 'month', 'last_month'], currency: 'JPY' },
  { clock: '2026-11-20T11:00:00', periods: ['today', 'month', 'last_month'] },
] as const;

/** Asks each question of each integration, in one process. */
const createScript = () => `${WP_CLI}
eval( 'namespace Tillview;
function current_datetime() { return "" === $GLOBALS["clock"] ? \\\\current_datetime() : new \\\\DateTimeImmutable( $GLOBALS["clock"], wp_timezone() ); }
function current_time( $type ) { return current_datetime()->format( "Y-m-d H:i:s" ); }' );
$clock = '';
$found = array( 'ranges' => array() );
add_filter( 'pre_option_start_of_week', function () use ( &$week ) { return $week ?? 0; } );
foreach ( json_decode( ${toPhp(JSON.stringify(rangeCases))}, true ) as $case ) {
	$week   = $case['weekStart'];
	$ranges = Tillview\\get_ranges( $case, new DateTimeImmutable( $case['clock'], wp_timezone() ) );
	$moved  = Tillview\\find_moved_day( $ranges );
	$found['ranges'][] = array( 'range' => $ranges['range'], 'base' => $ranges['base'] ) + ( null === $moved ? array() : array( 'moved' => array_merge( array( $moved['name'], $moved['date'] ), $moved['matched'] ) ) );
}
$week = 0;
wp_set_current_user( get_user_by( 'login', 'admin' )->ID ?? 1 );
add_filter( 'woocommerce_currency', function ( $code ) use ( &$each ) { return $each['currency'] ?? $code; } );
add_filter( 'wc_get_price_decimals', function ( $decimals ) use ( &$each ) { return isset( $each['currency'] ) ? 0 : $decimals; } );
function tillview_ask( $name, $answer, $input ) {
	$ability = function_exists( 'wp_get_ability' ) ? wp_get_ability( "tillview/$name" ) : null;
	return $ability ? $ability->execute( $input ) : ( "Tillview\\\\$answer" )( $input ?? array() );
}
foreach ( json_decode( ${toPhp(JSON.stringify(CLOCKS))}, true ) as $each ) {
	$clock = $each['clock'];
	$made  = array( 'at' => Tillview\\current_datetime()->format( 'Y-m-d\\TH:i:s' ) );
	foreach ( $each['periods'] as $period ) foreach ( array( 'previous_year', 'previous_period' ) as $compare )
		$made['sales'][] = compact( 'period', 'compare' ) + array( 'answer' => tillview_ask( 'get-sales', 'answer_sales', compact( 'period', 'compare' ) ) );
	$made['refunds']   = tillview_ask( 'get-refunds', 'answer_refunds', array( 'period' => 'last_month' ) );
	$made['products']  = tillview_ask( 'get-products', 'answer_products', array( 'period' => 'last_month', 'limit' => 50 ) );
	$made['estimate']  = tillview_ask( 'get-estimate', 'answer_estimate', null );
	$made['widget']    = Tillview\\read_widget_figures( Tillview\\current_datetime() );
	foreach ( array( 'sales' => array( 'period' => 'month' ), 'products' => array( 'period' => 'last_month', 'limit' => 5 ), 'estimate' => array() ) as $command => $options )
		$made['cli'][ $command ] = tillview_cli( $command, $options + array( 'format' => 'csv' ) );
	$found['clocks'][] = $made;
}
$clock = '';
$each  = array();
$found['invalid'] = Tillview\\answer_sales( array( 'period' => 'custom', 'after' => '2026-02-30', 'before' => '2026-03-01' ) )->get_error_code();
$found['groups']  = array( Tillview\\answer_sources( array( 'period' => 'last_month' ) ), Tillview\\answer_customer_types( array( 'period' => 'last_month' ) ) );
$found['data']    = Tillview\\answer_data();
$found['order']   = Tillview\\answer_order_list();
$found['widget']  = Tillview\\read_widget_figures( current_datetime() );
for ( $back = 30; $back > 0; $back-- ) {
	$day             = current_datetime()->modify( "-$back days" )->format( 'Y-m-d' );
	$found['days'][] = tillview_ask( 'get-sales', 'answer_sales', array( 'period' => 'custom', 'after' => $day, 'before' => $day, 'compare' => 'none' ) );
}
foreach ( function_exists( 'wp_get_ability' ) ? array_keys( Tillview\\get_abilities() ) : array() as $name ) {
	$ability = wp_get_ability( "tillview/$name" );
	$result  = $ability->execute( array() === $ability->get_input_schema() ? null : array( 'period' => 'last_month' ) );
	$found['abilities'][ $name ] = is_wp_error( $result ) ? $result->get_error_message() : $result;
}
// As in a process of its own, in which no route has been registered.
$GLOBALS['wp_rest_server'] = null;
wp_set_current_user( 0 );
$month = array( 'period' => 'last_month' );
$found['cli'] = array(
	'sales'    => tillview_cli( 'sales', $month ),
	'products' => tillview_cli( 'products', $month + array( 'limit' => 3 ) ),
	'estimate' => tillview_cli( 'estimate' ),
	'order'    => tillview_cli( 'order_list' ),
	'check'    => tillview_cli( 'check' ),
	'table'    => tillview_cli( 'sales', $month + array( 'format' => 'table' ) ),
	'custom'   => tillview_cli( 'sales', array( 'period' => 'month', 'after' => '2026-11-02', 'before' => '2026-11-15' ) ),
	'wrong'    => tillview_cli( 'sales', array( 'period' => 'soon' ) ),
);
$write = new ReflectionMethod( 'Tillview\\CLI_Command', 'write_csv' );
$write->setAccessible( true );
WP_CLI::$out = array();
$write->invoke( new Tillview\\CLI_Command(), array( array( -3, null, '=1+1', 'a, "b' ) ), array( 'stock', 'change', 'name', 'text' ) );
$found['written']      = WP_CLI::$out;
$found['cli']['limit'] = tillview_cli( 'products', array( 'limit' => '0' ) );
$class = new ReflectionClass( 'Tillview\\CLI_Command' );
foreach ( $class->getMethods( ReflectionMethod::IS_PUBLIC ) as $method )
	$found['help'][ $method->getName() ] = substr_count( $method->getDocComment(), '## EXAMPLES' ) + substr_count( $method->getDocComment(), '$ wp tillview' );
// Two orders that are not in the reports, a recipient whose mails do not come, and a firewall.
$stats = $wpdb->prefix . 'wc_order_stats';
$wpdb->query( 'START TRANSACTION' );
$wpdb->query( "DELETE FROM $stats WHERE parent_id = 0 ORDER BY date_created DESC LIMIT 2" );
add_filter( 'tillview_digest_problem', '__return_empty_string' );
update_option( 'tillview_digest', array( 'site' => Tillview\\get_site_address(), 'recipients' => array( 1 => 'day' ) ) );
remove_all_filters( 'pre_http_request' );
add_filter( 'pre_http_request', $block = fn () => array( 'response' => array( 'code' => 403 ), 'body' => '<html>' ) );
$found['wrong'] = array( 'check' => tillview_cli( 'check' ) );
$found['wrong']['health'] = array_map( fn ( $check ) => Tillview\\to_site_health( 'x', $check() ), Tillview\\get_health_checks() );
delete_option( 'tillview_digest' );
$wpdb->query( 'ROLLBACK' );
remove_filter( 'pre_http_request', $block );
// A plugin that limits which orders a user sees.
wp_set_current_user( 1 );
add_filter( 'woocommerce_analytics_clauses_where', $limit = fn ( $clauses ) => array_merge( (array) $clauses, array( 'AND 1 = 0' ) ) );
$found['limited'] = array( Tillview\\answer_sales( $month )['net_revenue'], Tillview\\answer_sources( $month )->get_error_code() );
remove_filter( 'woocommerce_analytics_clauses_where', $limit );
// What other admin pages cost.
require_once ABSPATH . 'wp-admin/includes/dashboard.php';
require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
wp_set_current_user( 1 );
get_user_meta( 1 );
$queries = $wpdb->num_queries;
Tillview\\add_toolbar_link( new WP_Admin_Bar() );
Tillview\\add_row_links( array() );
Tillview\\add_palette_commands();
ob_start();
Tillview\\print_clear_data();
ob_end_clean();
$found['queries'] = $wpdb->num_queries - $queries;
// A widget that the user has turned off.
require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
require_once ABSPATH . 'wp-admin/includes/screen.php';
set_current_screen( 'dashboard' );
add_filter( 'hidden_meta_boxes', fn () => array( Tillview\\WIDGET ) );
$queries = $wpdb->num_queries;
ob_start();
Tillview\\print_widget();
$found['hidden'] = array( trim( strip_tags( ob_get_clean() ) ), $wpdb->num_queries - $queries );
echo wp_json_encode( $found );`;

type Answer = Record<string, number | string | null>;
type Widget = { lines: string[]; alarm: string; days: number[] };
type Rows = Answer & { rows: Answer[]; total: number };
type Found = {
  ranges: unknown[];
  clocks: {
    at: string;
    sales: { period: string; compare: string; answer: Answer }[];
    refunds: Answer;
    products: Rows;
    estimate: Answer;
    widget: Widget;
    cli: Record<string, string[]>;
  }[];
  invalid: string;
  groups: Rows[];
  data: Answer;
  order: Rows & { listed: number };
  widget: Widget;
  /** The answers about each of the last 30 days. */
  days: Answer[];
  /** A file of `write_csv`. */
  written: string[];
  abilities?: Record<string, unknown>;
  cli: Record<string, (string | unknown[])[]>;
  help: Record<string, number>;
  wrong: {
    check: (string | unknown[])[];
    health: Record<string, { status: string; actions: string; description: string }>;
  };
  limited: [number, string];
  queries: number;
  hidden: [string, number];
};

/** Reads paths of the REST API in requests of 20. */
async function readAll(site: Site, paths: readonly string[]): Promise<Map<string, unknown>> {
  const replies = new Map<string, unknown>();
  for (let at = 0; at < paths.length; at += 20) {
    const requests = paths.slice(at, at + 20);
    const { body } = await sendRest(site, site.admin, '/tillview/v1/batch', { requests });
    const responses = body['responses'] as { status: number; body: unknown }[];
    for (const [index, { status, body: reply }] of responses.entries()) {
      assert.equal(status, 200, requests[index]);
      replies.set(requests[index] ?? '', reply);
    }
  }
  return replies;
}

const toPath = ([after, before]: readonly [string, string]) =>
  `/wc-analytics/reports/revenue/stats?after=${after}&before=${before}&interval=year`;

const toList = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : []);

type Totals = Record<'net_revenue' | 'orders_count' | 'refunds' | 'gross_sales', number>;

const getChange = (now: number, before: number): number | null => {
  if (Math.abs(before) < 1e-6) return Math.abs(now) < 1e-6 ? 0 : null;
  const change = Math.round((now - before) * 1e6) / Math.round(Math.abs(before) * 1e6);
  return Math.sign(change) * Math.round(Math.abs(change) * 100) || 0;
};

/** A number as it is written in a table or a file; null if there is none. */
const toFigure = (text?: string | null): number | null => {
  const digits = (text ?? '').replace('\u2212', '-').replaceAll(/[^\d.-]/g, '');
  return digits === '' ? null : Number(digits);
};

/** Opens a screen, and reads columns of its table as numbers. */
async function readColumns(page: Page, url: string, title: string, labels: readonly string[]) {
  await page.goto(url);
  await waitForReport(page, title);
  const table = page.locator('#tillview-root .tillview-table').first();
  const headers = await table.locator('thead th').allInnerTexts();
  const columns = labels.map((label) => headers.findIndex((text) => text.trim().startsWith(label)));
  const lines = await table
    .locator('tbody tr:not(.tillview-table__totals)')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')].map(
          (cell) =>
            cell.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.value ??
            cell.textContent,
        ),
      ),
    );
  return lines.map((cells) => columns.map((column) => toFigure(cells[column])));
}

const CARD_PARTS = ['value', 'delta .tillview-summary__metric', 'previous'];

/** Compares the screens that answers link to with the answers: at least 200 figures. */
async function compareScreens(site: Site, session: AdminSession, found: Found): Promise<void> {
  let figures = 0;
  const compare = (shown: (number | null)[][], answers: unknown[][], name: string) => {
    assert.deepEqual(shown, answers, name);
    figures += answers.flat().length;
  };
  const page = await session.newPage();
  const products = found.clocks[0]?.products;
  const days = found.days.toReversed();
  const ofDays = new URL(String(days[0]?.['url']));
  ofDays.searchParams.set('after', String(days.at(-1)?.['after']).slice(0, 10));
  compare(
    await readColumns(page, `${ofDays.href}&interval=day&per_page=50`, 'Revenue', [
      'Orders',
      'Net sales',
    ]),
    days.map((day) => [day['orders_count'], day['net_revenue']]),
    'the last 30 days in Revenue',
  );
  compare(
    await readColumns(page, `${String(products?.['url'])}&per_page=50`, 'Products', [
      'Items sold',
      'Net sales',
      'Orders',
    ]),
    (products?.rows ?? []).map((row) => [
      row['items_sold'],
      row['net_revenue'],
      row['orders_count'],
    ]),
    'Products',
  );
  const low = ['Stock', 'Suggested order'];
  compare(
    // The screen also lists items of which there is nothing to order.
    (await readColumns(page, String(found.order['url']), 'Low stock', low)).filter(
      ([, quantity]) => quantity !== 0,
    ),
    found.order.rows.map((row) => [row['stock'], row['quantity']]),
    'Low stock',
  );
  await page.close();
  for (const { at, sales } of found.clocks) {
    const month = sales.find((each) => each.period === 'month')?.answer;
    const isYen = month?.['currency'] === 'JPY';
    const stored = await site.php(`
echo wp_json_encode( array( get_option( 'woocommerce_currency' ), get_option( 'woocommerce_price_num_decimals' ) ) );
if ( ${isYen} ) update_option( 'woocommerce_currency', 'JPY' );
if ( ${isYen} ) update_option( 'woocommerce_price_num_decimals', 0 );`);
    try {
      const shown = await session.newPage();
      await shown.clock.setFixedTime(`${at}Z`);
      await shown.goto(String(month?.['url']));
      await waitForReport(shown, 'Revenue');
      const card = shown
        .locator('#tillview-root .tillview-summary__item')
        .filter({ has: shown.getByText('Net sales', { exact: true }) })
        .first();
      const texts = CARD_PARTS.map((part) =>
        card.locator(`.tillview-summary__${part}`).first().textContent(),
      );
      const exact = (value: unknown) => (isYen ? Math.round(Number(value)) : value);
      compare(
        [(await Promise.all(texts)).map(toFigure)],
        [
          [
            exact(month?.['net_revenue']),
            month?.['change_percent'],
            exact(month?.['earlier_net_revenue']),
          ],
        ],
        `Revenue at ${at}`,
      );
      const sentence = await shown.locator('#tillview-root .tillview-report__sentence').innerText();
      assert.ok(
        sentence.includes(String(month?.['verdict'])),
        `${sentence}\n${String(month?.['verdict'])}`,
      );
      await shown.close();
    } finally {
      await site.php(`
list( $currency, $decimals ) = json_decode( ${toPhp(stored)}, true );
update_option( 'woocommerce_currency', $currency );
update_option( 'woocommerce_price_num_decimals', $decimals );`);
    }
  }
  session.takeProblems();
  assert.ok(figures >= 200, `${figures} figures were compared with screens.`);
}

/** Checks what the integrations with WordPress answer: abilities, WP-CLI, the widget, Site Health. */
export async function checkIntegrations(
  checks: Checks,
  site: Site,
  session: AdminSession,
): Promise<void> {
  let found: Found | undefined;
  const equal = (actual: unknown, expected: unknown, name: string) => {
    if (typeof actual === 'number' && typeof expected === 'number')
      assert.ok(Math.abs(actual - expected) < 0.005, `${name}: ${actual} instead of ${expected}`);
    else assert.deepEqual(actual, expected, name);
  };
  await checks.run('each answer has the range and the figures of the reports', async () => {
    found = JSON.parse(await site.php(createScript())) as Found;
    assert.deepEqual(
      found.ranges,
      rangeCases.map(({ range, base, moved }) => ({ range, base, ...(moved && { moved }) })),
    );
    assert.equal(found.invalid, 'tillview_invalid_range');
    const answers = found.clocks.flatMap(({ at, sales }) =>
      sales.map(({ period, compare, answer }) => {
        configureDate({ now: () => new Date(`${at}Z`), weekStart: 0 });
        const { primary, secondary } = getRangeParams({ period, compare, compare_until: 'now' });
        const range = [primary.after, primary.before] as const;
        const base = [secondary?.after ?? '', secondary?.before ?? ''] as const;
        return { name: `${at} ${period} ${compare}`, answer, range, base };
      }),
    );
    configureDate();
    const paths = answers.flatMap(({ range, base }) => [toPath(range), toPath(base)]);
    const replies = await readAll(site, [...new Set(paths)]);
    const read = (range: readonly [string, string]) =>
      (replies.get(toPath(range)) as { totals: Totals }).totals;
    for (const { name, answer, range, base } of answers) {
      assert.deepEqual([answer['after'], answer['before']], range, name);
      assert.deepEqual([answer['earlier_after'], answer['earlier_before']], base, name);
      const [now, before] = [read(range), read(base)];
      // The orders of the yen shop are in dollars.
      const isOwn = answer['currency'] !== 'JPY' || now.orders_count === 0;
      assert.deepEqual(
        answer['notes'],
        isOwn ? [] : ['100% of these sales are in USD and are added without conversion.'],
        name,
      );
      equal(answer['net_revenue'], now.net_revenue, name);
      equal(answer['orders_count'], now.orders_count, name);
      equal(answer['earlier_net_revenue'], before.net_revenue, name);
      equal(answer['earlier_orders_count'], before.orders_count, name);
      equal(answer['change_percent'], getChange(now.net_revenue, before.net_revenue), name);
    }
    for (const { at, sales, refunds } of found.clocks) {
      const month = sales.find(({ period }) => period === 'last_month')?.answer;
      const { refunds: sum, gross_sales: gross } = read([
        String(month?.['after']),
        String(month?.['before']),
      ]);
      equal(refunds['refunds'], sum, `refunds ${at}`);
      equal(refunds['gross_sales'], gross, `gross sales ${at}`);
    }
    const [, yen] = found.clocks;
    assert.equal(yen?.estimate['currency'], 'JPY');
    assert.match(String(yen?.sales.at(-1)?.answer['verdict']), /¥/);
  });
  await checks.run('products, estimate and what to order are those of the API', async () => {
    assert.ok(found);
    for (const { at, products } of found.clocks) {
      const { body } = await sendRest(
        site,
        site.admin,
        `/wc-analytics/reports/products&after=${products['after']}&before=${products['before']}&orderby=net_revenue&order=desc&per_page=50`,
      );
      for (const [index, row] of products.rows.entries())
        for (const key of ['items_sold', 'orders_count', 'net_revenue'])
          equal(row[key], (body as unknown as Answer[])[index]?.[key], `${at} product ${index}`);
      assert.ok(products.rows.length >= 30);
    }
    for (const { at, estimate } of found.clocks) {
      if (estimate['estimate'] === null) {
        assert.match(String(estimate['text']), /while there are no orders/);
        continue;
      }
      const today = Date.parse(`${at.slice(0, 10)}Z`);
      const day = (back: number) => new Date(today - back * 86_400_000).toISOString().slice(0, 10);
      const { body } = await sendRest(
        site,
        site.admin,
        `/tillview/v1/days&after=${day(500)}&before=${day(0)}`,
      );
      const [sales, orders] = [body['sales'] as number[], body['orders'] as number[]];
      const values = sales.slice(
        orders.findIndex((count) => count > 0),
        -1,
      );
      const date = Number(at.slice(8, 10));
      const made = estimatePeriod({
        values,
        periods: [{ start: values.length - date + 1, days: 30 }],
        today: sales.at(-1) ?? 0,
      });
      assert.equal(made.is, 'known');
      if (made.is === 'known')
        for (const key of ['estimate', 'low', 'high'] as const)
          equal(estimate[key], Math.round(made[key] * 1e4) / 1e4, `${key} ${at}`);
    }
    assert.ok(found.clocks.some(({ estimate }) => estimate['estimate'] !== null));
    assert.ok(found.order.rows.length > 0 && found.order.listed > 0);
    const { status, body: imported } = await sendRest(
      site,
      site.admin,
      '/wc-analytics/reports/import/totals&skip_existing=true',
    );
    assert.equal(status, 200, JSON.stringify(imported));
    equal(found.data['missing_orders'], imported['orders'], 'missing orders');
  });
  await checks.run('abilities, commands and widget have these figures', () => {
    assert.ok(found);
    const [now] = found.clocks;
    const find = (period: string) =>
      now?.sales.find((each) => each.period === period && each.compare === 'previous_year')?.answer;
    const month = find('last_month');
    const { cli, abilities, widget } = found;
    if (abilities) {
      assert.deepEqual(abilities['get-sales'], month);
      assert.deepEqual(abilities['get-sources'], found.groups[0]);
      assert.deepEqual(abilities['get-customer-types'], found.groups[1]);
      assert.deepEqual(abilities['get-order-list'], found.order);
      assert.deepEqual(abilities['get-data-status'], found.data);
      assert.deepEqual(abilities['get-refunds'], now?.refunds);
      assert.equal(Object.keys(abilities).length, 8);
    }
    const [own, base] = cli['sales'] as unknown[][];
    assert.deepEqual(own?.slice(3, 5), [month?.['net_revenue'], month?.['orders_count']]);
    assert.deepEqual(base?.slice(3, 5), [
      month?.['earlier_net_revenue'],
      month?.['earlier_orders_count'],
    ]);
    assert.deepEqual(
      cli['products'],
      now?.products.rows
        .slice(0, 3)
        .map(({ id, name, ...row }) => [id, name, ...Object.values(row)]),
    );
    assert.equal(cli['order']?.length, found.order.rows.length);
    assert.equal(toList(cli['estimate']?.at(-1))[1], now?.estimate['estimate']);
    assert.deepEqual(cli['table']?.slice(-2), [month?.['verdict'], month?.['url']]);
    // WP-CLI fills in the default of the period.
    assert.deepEqual(toList(cli['custom']?.[0]).slice(0, 3), [
      'custom',
      '2026-11-02T00:00:00',
      '2026-11-15T23:59:59',
    ]);
    assert.match(String(cli['wrong']), /^error: This period is not known\./);
    assert.match(String(cli['limit']), /^error: --limit must be between 1 /);
    assert.deepEqual(found.written, [`stock,change,name,text\n-3,,'=1+1,"a, ""b"`]);
    for (const [command, examples] of Object.entries(found.help))
      assert.ok(examples >= 2, `The help of ${command} has no example.`);
    const verdict = String(find('month')?.['verdict']);
    assert.ok(widget.lines.includes(verdict), `${widget.lines.join('\n')}\n${verdict}`);
    assert.equal(widget.days.length, 30);
    assert.equal(widget.alarm !== '', now?.estimate['estimate'] === null);
    for (const { at, sales, products, estimate, widget: shown, cli: written } of found.clocks) {
      const of = (period: string) =>
        sales.find((each) => each.period === period && each.compare === 'previous_year')?.answer;
      const read = (command: string) =>
        parseCsv(written[command]?.at(-1) ?? '')
          .slice(1)
          .map((cells) => cells.map(toFigure));
      const pick = (answer: Answer | undefined, keys: string) =>
        keys.split(' ').map((key) => answer?.[key]);
      const lines = read('sales').map((cells) => cells.slice(3));
      assert.deepEqual(
        [lines[0], lines[1]?.slice(0, 2)],
        [
          pick(of('month'), 'net_revenue orders_count change_percent'),
          pick(of('month'), 'earlier_net_revenue earlier_orders_count'),
        ],
        `wp tillview sales at ${at}`,
      );
      assert.deepEqual(
        read('products').map((cells) => cells.slice(2)),
        products.rows.slice(0, 5).map((row) => pick(row, 'items_sold orders_count net_revenue')),
        `wp tillview products at ${at}`,
      );
      assert.deepEqual(
        read('estimate')[0],
        pick(estimate, 'net_revenue estimate low high'),
        `wp tillview estimate at ${at}`,
      );
      for (const text of [of('month')?.['verdict'], estimate['text']])
        assert.ok(
          !text || shown.lines.includes(String(text)),
          `${shown.lines.join('\n')}\n${text}`,
        );
    }
    for (const [index, day] of found.days.entries())
      equal(widget.days[index], day['net_revenue'], `day ${index} of the widget`);
    return Promise.resolve();
  });
  await checks.run('the screens that answers link to show 200 of these figures', async () => {
    assert.ok(found);
    await compareScreens(site, session, found);
  });
  await checks.run(
    'Site Health and the command name what is wrong, and a limited user gets limited figures',
    () => {
      assert.ok(found);
      const states = (rows: (string | unknown[])[]) =>
        rows.map((row) => (Array.isArray(row) ? `${String(row[0])} ${String(row[1])}` : row));
      assert.deepEqual(states(found.cli['check'] ?? []), [
        'age good',
        'import good',
        'routes good',
        'mails good',
      ]);
      assert.deepEqual(states(found.wrong.check), [
        'age critical',
        'import recommended',
        'routes critical',
        'mails recommended',
        'exit 1',
      ]);
      const { age, import: imported, routes, mails } = found.wrong.health;
      for (const result of [age, imported, mails])
        assert.match(result?.actions ?? '', /href="[^"]+admin\.php\?page=/);
      assert.match(routes?.description ?? '', /revenue\/stats: The status is 403\. .+ Allow them/);
      assert.match(imported?.description ?? '', /2 orders are not in the reports/);
      assert.deepEqual(found.limited, [0, 'tillview_limited_reports']);
      assert.equal(found.queries, 0);
      assert.deepEqual(found.hidden, ['Reload the page to see the figures.', 0]);
      return Promise.resolve();
    },
  );
  await checks.run(
    'sources are those of the screen that the answer links to, customer types those of the API',
    async () => {
      assert.ok(found);
      const page = await session.newPage();
      const [sources, types] = found.groups as (Rows & { url: string })[];
      assert.deepEqual(
        await readColumns(page, sources?.url ?? '', 'Sources', ['Orders', 'Net sales']),
        sources?.rows.map((row) => [row['orders_count'], row['net_revenue']]),
      );
      const month = found.clocks[0]?.sales.find(({ period }) => period === 'last_month')?.answer;
      const sum = (key: string) => types?.rows.reduce((all, row) => all + Number(row[key]), 0) ?? 0;
      equal(sum('net_revenue'), month?.['net_revenue'], 'net sales of all types of customers');
      for (const { name, orders_count } of types?.rows ?? []) {
        const { body } = await sendRest(
          site,
          site.admin,
          `/wc-analytics/reports/orders/stats&after=${types?.['after']}&before=${types?.['before']}&interval=year&customer_type=${name}`,
        );
        equal(orders_count, (body['totals'] as Totals).orders_count, `orders of ${name} customers`);
      }
      await page.close();
    },
  );
}

/** Checks the widget on the dashboard, and that the palette of the admin finds our screens, where it has one. */
export async function checkDashboard(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run('the dashboard has the widget, and its palette finds a screen', async () => {
    const page = await session.newPage();
    await page.goto(session.adminUrl('index.php'));
    const widget = page.locator('#tillview_dashboard');
    await widget.locator('svg polyline').waitFor();
    assert.match(
      await widget.innerText(),
      /\nToday: net sales [^]*\nNet sales of the last 30 days: from /,
    );
    const bytes = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')]
        .flatMap(({ id, textContent }) => {
          if (id === 'tillview-clear-data-js') return [textContent ?? ''];
          return (textContent ?? '').split('\n').filter((line) => line.includes('"tillview"+path'));
        })
        .reduce((sum, text) => sum + new Blob([text]).size, 0),
    );
    assert.ok(bytes > 0 && bytes <= 6000, `${bytes} bytes of scripts.`);
    const hasPalette = await page.evaluate(() => document.querySelector('#wp-core-commands-js'));
    if (hasPalette) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').last().fill('Tillview > Coupons');
      await page.getByRole('option', { name: /Tillview > Coupons/ }).click();
      await page.waitForURL(/page=tillview&path=%2Fanalytics%2Fcoupons/);
      await page.getByRole('heading', { level: 1, name: 'Coupons', exact: true }).waitFor();
      // Shortcuts are loaded after the first view, as the counts in the header are.
      await page.getByRole('navigation', { name: 'Needs attention' }).waitFor();
      // The admin's palette is loaded when ours is opened.
      const isLoaded = () =>
        page.evaluate(() => document.querySelector('#wp-core-commands-js') !== null);
      assert.equal(await isLoaded(), false);
      const own = page.getByRole('dialog', { name: 'Search and commands' });
      const button = page.locator('#wp-admin-bar-command-palette a');
      if ((await button.count()) > 0) {
        await button.click();
        await own.waitFor();
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('ControlOrMeta+k');
      await own.getByRole('combobox').fill('go to tools');
      await own.getByRole('option', { name: /Tools/ }).first().waitFor();
    }
    session.takeProblems();
    await page.close();
  });
}
