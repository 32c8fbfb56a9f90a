import assert from 'node:assert/strict';
import alarmCases from '../cases/alarm.json' with { type: 'json' };
import unpaidCases from '../cases/unpaid.json' with { type: 'json' };
import estimateCases from '../cases/estimates.json' with { type: 'json' };
import orderCases from '../cases/order-plan.json' with { type: 'json' };
import rangeCases from '../cases/digest-ranges.json' with { type: 'json' };
import usualCases from '../cases/usual-days.json' with { type: 'json' };
import verdictCases from '../cases/verdicts.json' with { type: 'json' };
import type { Checks } from './checks.ts';
import { sendRest } from './send-rest.ts';
import { DELETE_USER, toPhp, type Site } from './site.ts';

const DIGEST = '/tillview/v1/digest';

/** Collects the mails of the code in between instead of sending them. */
const withMails = (code: string) => `
$mails = array();
add_filter( 'tillview_digest_problem', '__return_empty_string' );
add_filter( 'pre_wp_mail', function ( $sent, $mail ) use ( &$mails ) {
	$mailer = new stdClass();
	do_action( 'phpmailer_init', $mailer );
	$mails[] = $mail + array( 'text' => $mailer->AltBody );
	return true;
}, 10, 2 );
${code}
echo wp_json_encode( $mails );`;

type User = { id: number; every: string; sent: string; next: string; error: string };

type Mail = { to: string; subject: string; message: string; text: string; headers: string[] };

const readMails = async (site: Site, code: string): Promise<Mail[]> =>
  JSON.parse(await site.php(withMails(code))) as Mail[];

/** Attacks the routes of the digest, and compares its figures with the reports and with the app. */
export async function checkDigest(checks: Checks, site: Site): Promise<void> {
  const { admin, users } = site;
  await checks.run(
    'the digest is only for users who may see reports, and off at first',
    async () => {
      const { body } = await sendRest(site, admin, DIGEST);
      const listed = body['users'] as { id: number; every: string }[];
      assert.ok(listed.length > 0 && listed.every(({ every }) => every === ''));
      const visitor = await site.php(`echo get_user_by( 'login', 'visitor' )->ID ?? 0;`);
      for (const invalid of [
        { user: Number(visitor), every: 'day' },
        { user: 999_999, every: 'day' },
        { user: listed[0]?.id, every: 'hour' },
        { user: 'x', every: 'day' },
        {},
      ])
        assert.equal((await sendRest(site, admin, DIGEST, invalid)).status, 400);
      assert.equal(await site.php(`echo (int) get_option( 'tillview_digest' );`), '0');
    },
  );
  await checks.run('a copy for tests sends no digest', async () => {
    assert.equal(await site.php('echo wp_get_environment_type();'), 'local');
    const { status, body } = await sendRest(site, admin, `${DIGEST}/send`, {});
    assert.equal(status, 409);
    assert.match(String(body['message']), /copy for tests/);
    assert.equal(await site.php(`echo (int) Tillview\\send_digest( 1, 'day' );`), '0');
  });
  await checks.run(
    'a copy at another address sends no digest until it is called live',
    async () => {
      // In the plugin's namespace, the functions replace those of WordPress.
      const output = await site.php(`
eval( 'namespace Tillview; function wp_get_environment_type() { return "production"; } function is_multisite() { return $GLOBALS["is_network"]; }' );
$is_network = false;
wp_set_current_user( 1 );
Tillview\\set_digest_recipient( 1, 'day' );
$found  = array( Tillview\\get_digest_problem(), false === strpos( get_option( 'tillview_digest' )['site'], '//' ) );
$option = array( 'site' => '//shop.example' ) + get_option( 'tillview_digest' );
update_option( 'tillview_digest', $option );
Tillview\\set_digest_recipient( 1, 'week' );
$found[] = Tillview\\get_digest_problem();
$found[] = Tillview\\mark_live_site()['problem'];
// Version 0.1.0 stored the address itself.
update_option( 'tillview_digest', array( 'site' => preg_replace( '/^https?:/', '', home_url() ) ) + $option );
$found[] = Tillview\\get_digest_problem();
// The sites of a network have addresses of their own, also where it defines one for all.
$is_network = true;
defined( 'WP_HOME' ) || define( 'WP_HOME', home_url() );
add_filter( 'alloptions', fn ( $options ) => array( 'home' => 'https://shop.example/two/' ) + $options );
$found[] = Tillview\\get_site_address() === Tillview\\hash_address( '//shop.example/two' );
echo wp_json_encode( $found );`);
      assert.deepEqual(JSON.parse(output), ['', true, 'address', '', '', true]);
    },
  );
  await checks.run('the digest has the figures of the reports, as text and as HTML', async () => {
    const { body: settings } = await sendRest(site, admin, DIGEST, { user: 1, every: 'week' });
    const find = (reply: typeof settings) => (reply['users'] as User[]).find(({ id }) => id === 1);
    assert.match(find(settings)?.next ?? '', / 07:00:00$/);
    const [mail, ...others] = await readMails(
      site,
      // It was due two days ago, and WP-Cron runs only now.
      `update_option( 'start_of_week', wp_date( 'w', time() - DAY_IN_SECONDS ) ); Tillview\\send_digests( time() - 2 * DAY_IN_SECONDS );`,
    );
    const notDue = await readMails(
      site,
      `update_option( 'start_of_week', wp_date( 'w', time() + DAY_IN_SECONDS ) ); Tillview\\send_digests( time() );`,
    );
    assert.equal(notDue.length, 0);
    assert.ok(mail);
    assert.equal(others.length, 0);
    const day = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const range = `after=${day(7)}T00:00:00&before=${day(1)}T23:59:59`;
    const { body } = await sendRest(
      site,
      admin,
      `/wc-analytics/reports/revenue/stats&${range}&interval=year`,
    );
    const totals = body['totals'] as Record<string, number>;
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const sentence = `Last 7 days: net sales ${money.format(totals['net_revenue'] ?? NaN)}, ${totals['orders_count']} order`;
    for (const text of [mail.text, mail.message])
      assert.ok(text.includes(sentence), `${sentence}\n${text}`);
    // That there are no orders comes first, and nothing is estimated.
    const isSilent = mail.text.includes('No orders since');
    assert.ok(mail.subject.includes(isSilent ? 'No orders since' : sentence), mail.subject);
    assert.equal(mail.text.includes('No estimate for'), isSilent);
    assert.ok(!isSilent || !mail.text.includes('Estimated net sales'));
    // In HTML, addresses are links.
    assert.doesNotMatch(mail.message, />[^<]*wp-admin/);
    if (totals['net_revenue'])
      assert.match(mail.text, /\nNet sales [^\n]+ the previous period\.\n/);
    for (const part of ['What to order', 'All orders are in the reports.', 'Turn it off'])
      assert.ok(mail.text.includes(part) && mail.message.includes(part), part);
    assert.ok(mail.headers.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'));
    const { body: after } = await sendRest(site, admin, DIGEST);
    assert.deepEqual([find(after)?.error, find(after)?.sent.slice(0, 10)], ['', day(0)]);
  });
  await checks.run('what cannot be read is missing in the mail, with its reason', async () => {
    const [ofAdmin, ofAnalyst] = await readMails(
      site,
      `$wpdb->suppress_errors();
add_filter( 'query', fn ( $sql ) => preg_match( '/ORDER BY\\s+items_sold|AS low_stock_amount/', $sql ) ? 'SELECT broken' : $sql );
Tillview\\send_digest( 1, 'day' );
Tillview\\send_digest( get_user_by( 'login', 'analyst' )->ID ?? 0, 'day' );`,
    );
    for (const text of ['the products with low stock', 'the sales of the last 90 days'])
      assert.ok(ofAdmin?.text.includes(`Could not load ${text}.`), ofAdmin?.text);
    assert.ok(!ofAdmin?.text.includes('Nothing that sells'));
    if (users.analyst)
      for (const text of ['the products with low stock', 'the status of the data'])
        assert.ok(ofAnalyst?.text.includes(`You do not have permission to see ${text}.`));
    // Nobody gets a link to a screen that refuses them.
    assert.match(ofAdmin?.text ?? '', /path=%2Fstock/);
    assert.doesNotMatch(ofAnalyst?.text ?? '', /path=%2F(?:stock|payments|analytics%2Fsettings)/);
  });
  await checks.run('each recipient has a mail of its own, which is tried again', async () => {
    const output = await site.php(`
$wpdb->suppress_errors();
add_filter( 'tillview_digest_problem', '__return_empty_string' );
$add   = fn ( $name ) => wp_insert_user( array( 'user_login' => $name . wp_rand(), 'user_pass' => 'x', 'user_email' => $name . wp_rand() . '@example.test', 'role' => 'shop_manager' ) );
$ids   = array_map( $add, array( 'throws', 'fails', 'gone', 'demoted', 'works' ) );
$mails = array();
add_filter( 'pre_wp_mail', function ( $sent, $mail ) use ( &$mails, $ids ) {
	$id = get_user_by( 'email', $mail['to'] )->ID;
	if ( $id === $ids[0] ) throw new Exception( 'No template.' );
	if ( $id === $ids[1] ) do_action( 'wp_mail_failed', new WP_Error( 'smtp', 'SMTP timeout.' ) );
	$mails[] = $id;
	return $id !== $ids[1];
}, 10, 2 );
foreach ( $ids as $id ) Tillview\\set_digest_recipient( $id, 'day' );
wp_delete_user( $ids[2] );
get_userdata( $ids[3] )->set_role( 'customer' );
Tillview\\send_digests( time() );
$due   = Tillview\\read_due_digests();
$state = array_map( fn ( $id ) => Tillview\\read_digest_state( $id )['error'], $ids );
$found = array(
	'mails'      => array_values( array_intersect( array_keys( $ids ), array_keys( array_intersect( $ids, $mails ) ) ) ),
	'recipients' => array_values( array_keys( array_intersect( $ids, array_keys( Tillview\\read_digest_option()['recipients'] ) ) ) ),
	'errors'     => $state,
	'retries'    => array_map( fn ( $id ) => isset( $due[ $id ] ) && $due[ $id ][0] < time() + HOUR_IN_SECONDS, $ids ),
);
// Without the sales there is no mail.
add_filter( 'query', fn ( $sql ) => false !== strpos( $sql, 'wc_order_stats' ) ? 'SELECT broken' : $sql );
$mails = array();
try {
	Tillview\\send_scheduled_digest( $ids[4] );
} catch ( RuntimeException $error ) {
	$found['unread'] = $error->getMessage();
}
$found['unsent'] = $mails;
// Scheduled mails that are lost, and another time zone.
as_unschedule_all_actions( 'tillview_send_digest_to' );
update_option( 'timezone_string', 'Asia/Tokyo' );
delete_user_option( $ids[4], 'tillview_digest_state' );
Tillview\\schedule_digest();
$found['next'] = wp_date( 'H:i', Tillview\\read_due_digests()[ $ids[4] ][0] );
update_option( 'timezone_string', 'UTC' );
foreach ( $ids as $id ) {
	Tillview\\set_digest_recipient( $id, '' );
	${DELETE_USER}
}
echo wp_json_encode( $found );`);
    assert.deepEqual(JSON.parse(output), {
      mails: [1, 4],
      recipients: [0, 1, 4],
      errors: [
        'No template.',
        'WordPress could not send the mail. Check how the site sends email. SMTP timeout.',
        '',
        '',
        '',
      ],
      retries: [true, true, false, false, false],
      unread: 'Could not load the sales.',
      unsent: [],
      next: '07:00',
    });
  });
  await checks.run('what it says to order is what Low stock says', async () => {
    // `src/reporting/what-to-order/order-plan.test.ts` has the same cases.
    const output = await site.php(`
$orders = array();
foreach ( json_decode( ${toPhp(JSON.stringify(orderCases))}, true ) as $case ) {
	$incomplete = $case['incomplete'] ?? array();
	foreach ( array( 'products', 'variations' ) as $report )
		$case['isComplete'][ $report ] = isset( $case[ $report ] ) && ! in_array( $report, $incomplete, true );
	$items    = Tillview\\get_stock_items( $case + array( 'otherIds' => array() ) );
	$rows     = Tillview\\plan_orders( $items, Tillview\\read_order_settings( $case['stored'] ?? null ) );
	$orders[] = array( array_map( fn ( $row ) => array( $row['id'], $row['status'], $row['quantity'] ), $rows ), Tillview\\count_listed( $items ) );
}
echo wp_json_encode( $orders );`);
    const orders = JSON.parse(output) as unknown[];
    for (const [index, { name, expected, listed }] of orderCases.entries())
      assert.deepEqual(
        orders[index],
        [expected, listed ?? expected.filter(([, status]) => status !== 'runs-out').length],
        name,
      );
  });
  await checks.run('its alarm is the one of the app', async () => {
    const output = await site.php(`
$found = array();
foreach ( json_decode( ${toPhp(JSON.stringify(alarmCases))}, true ) as $case ) {
	$hours = array();
	for ( $at = 0; $at < 24 * $case['days'] + $case['silentHours']; $at++ )
		$hours[] = (int) ( $at < 24 * $case['days'] && 0 === $at % $case['everyHours'] && ! in_array( intdiv( $at, 24 ), $case['closedDays'] ?? array(), true ) );
	$level   = $case['level'] ?? null;
	$found[] = $level ? Tillview\\find_busy_shop_alarm( $hours, array_fill( 0, $level['days'], $level['orders'] ) ) : Tillview\\find_alarm( $hours );
}
echo wp_json_encode( $found );`);
    const found = JSON.parse(output) as (Record<string, unknown> | null)[];
    for (const [index, { name, alarm }] of alarmCases.entries()) {
      if (!alarm) assert.equal(found[index], null, name);
      else assert.deepEqual({ ...found[index], ...alarm }, found[index], name);
    }
    const unpaid = await site.php(`
$found = array();
foreach ( json_decode( ${toPhp(JSON.stringify(unpaidCases))}, true ) as $case )
	$found[] = Tillview\\count_unpaid( substr_replace( $case['statuses'], 'wc-', 0, 0 ), $case['limit'] ) + Tillview\\count_waiting( substr_replace( $case['statuses'], 'wc-', 0, 0 ), $case['limit'] );
echo wp_json_encode( $found );`);
    assert.deepEqual(
      JSON.parse(unpaid),
      unpaidCases.map(({ unpaid: count, hasMoreUnpaid, waiting, isMore }) => ({
        unpaid: count,
        hasMoreUnpaid,
        waiting,
        isMore,
      })),
    );
  });
  await checks.run('the sign of a number stays at its start in right-to-left text', async () => {
    const output = await site.php(`
$GLOBALS['wp_locale']->text_direction = 'rtl';
echo wp_json_encode( array( Tillview\\write_quantity( -3 ), Tillview\\write_amount( -3 ) ) );`);
    assert.deepEqual(JSON.parse(output), ['\u2068-3\u2069', '\u2068-$3.00\u2069']);
  });
  await checks.run('what it states about a change is what the app says', async () => {
    // `src/screens/digest/verdicts.test.ts` has the same cases.
    const output = await site.php(`
$found = array();
add_filter( 'woocommerce_currency', function () use ( &$case ) { return $case['currency'] ?? 'USD'; } );
add_filter( 'wc_get_price_decimals', function () use ( &$case ) { return isset( $case['currency'] ) ? 0 : 2; } );
foreach ( json_decode( ${toPhp(JSON.stringify(verdictCases))}, true ) as $case ) {
	$ranges = Tillview\\get_digest_ranges( $case['part'], new DateTimeImmutable( $case['clock'], wp_timezone() ), ! empty( $case['isWhole'] ) );
	$moved  = Tillview\\find_moved_day( $ranges );
	$before = array( 'before' => $case['figures']['sameWeekdays'] ?? 0 );
	$made   = Tillview\\get_verdict( $case['figures']['now'], $case['figures']['before'], $ranges, null === $moved ? null : $moved + $before );
	$found[] = array( 'range' => $ranges['range'], 'base' => $ranges['base'], 'change' => $made['change'], 'words' => $made['words'] ) + ( null === $moved ? array() : array( 'sameWeekdays' => $moved['matched'] ) );
}
echo wp_json_encode( $found );`);
    const found = JSON.parse(output) as unknown[];
    for (const [index, { name, verdict }] of verdictCases.entries())
      assert.deepEqual(found[index], verdict, name);
  });
  await checks.run('its ranges are those of the page', async () => {
    // `src/screens/digest/verdicts.test.ts` has the same cases.
    const output = await site.php(`
$found = array();
foreach ( json_decode( ${toPhp(JSON.stringify(rangeCases))}, true ) as $case ) {
	$ranges  = Tillview\\get_digest_ranges( $case['part'], new DateTimeImmutable( $case['clock'], wp_timezone() ), ! empty( $case['isWhole'] ) );
	$found[] = array( $ranges['range'], $ranges['base'] );
}
echo wp_json_encode( $found );`);
    const found = JSON.parse(output) as unknown[];
    for (const [index, { name, range, base }] of rangeCases.entries())
      assert.deepEqual(found[index], [range, base], name);
  });
  await checks.run('its estimate is the one of the app', async () => {
    // `packages/statistics/src/forecast.test.ts` has the same cases.
    const output = await site.php(`
$made   = array();
$stored = json_decode( ${toPhp(JSON.stringify(estimateCases))}, true );
foreach ( $stored['cases'] as $case ) {
	$all    = $stored['series'][ $case['values'] ];
	$known  = array_slice( $all, 0, count( $all ) - $case['days'] + $case['elapsed'] );
	$made[] = Tillview\\estimate_period( $known, count( $known ) - $case['elapsed'], $case['days'], $case['today'] );
}
echo wp_json_encode( $made );`);
    const made = JSON.parse(output) as (Record<string, number> | null)[];
    for (const [index, { name, expected }] of estimateCases.cases.entries()) {
      const found = made[index] ?? null;
      assert.equal(found === null, expected === null, name);
      for (const [key, value] of Object.entries(expected ?? {}))
        assert.ok(Math.abs((found?.[key] ?? Number.NaN) - value) < 1e-4, `${name}: ${key}`);
    }
  });
  await checks.run('it knows what the weekday usually sells as the app does', async () => {
    // `packages/statistics/src/weekday.test.ts` has the same cases.
    const output = await site.php(`
$cases = json_decode( ${toPhp(JSON.stringify(usualCases))}, true );
echo wp_json_encode( array_map( 'Tillview\\get_usual_of_weekday', array_column( $cases, 'values' ) ) );`);
    assert.deepEqual(
      JSON.parse(output),
      usualCases.map(({ usual }) => usual),
    );
    const text = await site.php(`
wp_set_current_user( 1 );
echo Tillview\\write_usual_day( Tillview\\read_history( current_datetime()->setTime( 0, 0 ) ) );
echo "\\n";
echo Tillview\\get_digest_text( Tillview\\get_digest( 'day' )['sections'], '' );`);
    const [usual = '', ...lines] = text.split('\n');
    assert.match(
      usual,
      /^Usual net sales on this weekday: .+ \(median of the \d+ weeks before\)\.$/,
    );
    assert.ok(lines.includes(usual), text);
  });
  await checks.run(
    'only a click in the mail turns the digest off, not its link alone',
    async () => {
      const url = await site.php(`echo Tillview\\get_digest_off_url( get_userdata( 1 ) );`);
      const isOn = async () =>
        (await site.php(`echo count( Tillview\\read_digest_option()['recipients'] );`)) === '1';
      const wrong = await fetch(url.replace(/key=.{4}/, 'key=0000'), { method: 'POST' });
      assert.equal(wrong.status, 403);
      const other = await fetch(url.replace('user=1', 'user=2'), { method: 'POST' });
      assert.equal(other.status, 403);
      const opened = await fetch(url);
      assert.equal(opened.status, 200);
      assert.match(await opened.text(), /<button type="submit">Turn it off<\/button>/);
      assert.ok(await isOn());
      const clicked = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      assert.equal(clicked.status, 200);
      assert.ok(!(await isOn()));
      assert.equal(await site.php('echo count( Tillview\\read_due_digests() );'), '0');
    },
  );
}
