import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn, type AdminSession } from './admin-session.ts';
import type { Browser } from 'playwright-core';
import type { Checks } from './checks.ts';
import { readMail } from './read-mail.ts';
import { sendRest } from './send-rest.ts';
import { toPhp, withPlugins, WITHOUT_WOOCOMMERCE, type Site } from './site.ts';

/** The paths of the shops of the network. Its third site has no shop. */
export const SHOPS = ['/', '/two/'] as const;

const PAGE = 'network/sites.php?page=tillview';

/** Makes a site the first one of a network, and adds a second shop with two orders, the newer one not in the reports. */
export async function makeNetwork(site: Site): Promise<void> {
  const { host } = new URL(site.url);
  const made = await site.php(`
define( 'WP_INSTALLING_NETWORK', true );
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) $wpdb->$table = $name;
install_network();
$made   = populate_network( 1, ${toPhp(host)}, get_option( 'admin_email' ), 'Network', '/', false );
$config = ABSPATH . 'wp-config.php';
$lines  = "<?php define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 ); \\$_SERVER += array( 'HTTP_HOST' => '${host}', 'REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1' );";
file_put_contents( $config, preg_replace( '/^<\\?php/', addcslashes( $lines, '\\\\$' ), file_get_contents( $config ) ) );
echo is_wp_error( $made ) ? $made->get_error_message() : 'made';`);
  assert.equal(made, 'made');
  await site.php(`
grant_super_admin( 1 );
// It was an option of the site.
update_network_option( null, 'using_application_passwords', 1 );
foreach ( array( 'two' => 'Second shop', 'three' => 'No shop' ) as $name => $title ) {
	$id = wp_insert_site( array( 'domain' => ${toPhp(host)}, 'path' => "/$name/", 'network_id' => 1, 'user_id' => 1, 'title' => $title ) );
	// Some versions leave the colon of the port out.
	$wpdb->update( $wpdb->blogs, array( 'domain' => ${toPhp(host)} ), array( 'blog_id' => $id ) );
	foreach ( array( 'siteurl', 'home' ) as $option ) update_blog_option( $id, $option, ${toPhp(site.url)} . "/$name" );
}`);
  await site.php(
    `
update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
activate_plugin( 'woocommerce/woocommerce.php' );`,
    '/two/',
  );
  await site.php(
    `
WC_Install::install();
foreach ( array( '2026-11-12 09:30:00', '2026-11-14 10:00:00' ) as $at ) {
	$order = wc_create_order( array( 'status' => 'completed' ) );
	$order->set_date_created( $at );
	$order->save();
	$ids[] = $order->get_id();
}
Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler::import( $ids[0] );`,
    '/two/',
  );
  // PHP keeps the code of the settings for some seconds.
  const isNetwork = async () =>
    (await fetch(`${site.url}/wp-admin/network/`, { redirect: 'manual' })).status === 302;
  for (let tries = 0; tries < 40 && !(await isNetwork()); tries += 1) await wait(250);
}

/** The rows of the page of the network: the link, the name of the shop, and the age of its data. */
const readRows = async (session: AdminSession) => {
  const page = await session.newPage();
  await page.goto(session.adminUrl(PAGE));
  const rows = await page
    .locator('.wrap tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('a')?.href,
        ...[...line.children].map(({ textContent }) => textContent),
      ]),
    );
  await page.close();
  return rows;
};

type OfShop = {
  age: string;
  recipients: unknown[];
  key: string;
  name: string;
  email: string;
  /** The mail as a server receives it. */
  mail: string;
};

/** Turns the digest on in a shop, and reads its mail, what is stored there, and the age of the data as the shop itself sees it. */
const readShop = async (site: Site, path: string): Promise<OfShop> =>
  JSON.parse(
    await site.php(
      `
wp_set_current_user( 1 );
$age        = Tillview\\check_data_age();
$recipients = Tillview\\read_digest_option()['recipients'];
add_filter( 'tillview_digest_problem', '__return_empty_string' );
// Some sites send nothing, and the host of this one is no domain. The mail is kept instead of sent.
remove_all_filters( 'pre_wp_mail' );
add_filter( 'wp_mail_from', fn() => 'shop@example.com' );
foreach ( array( 'PHPMailer', 'SMTP', 'Exception' ) as $class ) require_once ABSPATH . WPINC . "/PHPMailer/$class.php";
$GLOBALS['phpmailer'] = new class( true ) extends PHPMailer\\PHPMailer\\PHPMailer {
	public string $mail = '';
	public function postSend() {
		$this->mail = $this->getSentMIMEMessage();
		return true;
	}
};
Tillview\\set_digest_recipient( 1, 'day' );
Tillview\\send_digest( 1, 'day' );
echo wp_json_encode( array(
	'age'        => $age['label'] . '. ' . $age['text'],
	'recipients' => $recipients,
	'key'        => Tillview\\get_digest_key( get_userdata( 1 ) ),
	'name'       => get_option( 'blogname' ),
	'email'      => get_userdata( 1 )->user_email,
	'mail'       => $GLOBALS['phpmailer']->mail,
) );`,
      path,
    ),
  ) as OfShop;

/** Checks that all of a mail is of its shop, and returns the URL that turns it off. */
function checkMail(
  { mail, name, email, key }: OfShop,
  home: string,
  others: readonly string[],
): string {
  const { headers, parts } = readMail(mail);
  assert.equal(headers.get('to'), email);
  assert.deepEqual([headers.get('cc'), headers.get('bcc')], [undefined, undefined]);
  assert.ok(headers.get('subject')?.startsWith(`[${name}] `), headers.get('subject'));
  const [, off = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  assert.ok(off.includes(key), off);
  assert.deepEqual([...parts.keys()], ['text/plain', 'text/html']);
  for (const [type, text] of parts) {
    for (const other of others) assert.ok(!text.includes(other), `${type}: ${other}`);
    const urls = (text.match(/https?:\/\/[^\s"<]+/g) ?? []).map((url) =>
      url.replaceAll(/&#0?38;|&amp;/g, '&'),
    );
    assert.equal(urls.at(-1), off);
    assert.ok(urls.length > 4, `${type}: ${urls.join(' ')}`);
    // The sentence that says why names the shop; each link is to its admin.
    assert.deepEqual(
      urls.filter((url) => !url.startsWith(`${home}/wp-admin/`)),
      [home],
    );
  }
  return off;
}

/** Checks that the shops of a network know nothing of each other, and the page that lists them. */
export async function checkNetwork(
  checks: Checks,
  site: Site,
  browser: Browser,
  session: AdminSession,
): Promise<void> {
  const shops: OfShop[] = [];
  await checks.run('the shops of a network have their own settings, mails and keys', async () => {
    const second = { ...site, url: `${site.url}/two` };
    const read = async (of: Site) => (await sendRest(of, of.admin, '/tillview/v1/shared')).body;
    const { version, notes: before } = await read(site);
    const notes = [{ date: '2026-11-03', text: 'Only of the first shop' }];
    await sendRest(site, site.admin, '/tillview/v1/shared', { notes, version });
    assert.deepEqual([(await read(site))['notes'], (await read(second))['notes']], [notes, []]);
    await sendRest(site, site.admin, '/tillview/v1/shared', {
      notes: before,
      version: (await read(site))['version'],
    });
    for (const path of SHOPS) shops.push(await readShop(site, path));
    const [off = ''] = shops.map((shop, index) => {
      // The recipient of the first shop is none of the second.
      assert.deepEqual(shop.recipients, []);
      const others = shops
        .filter((other) => other !== shop)
        .flatMap((other) => [other.name, other.key]);
      return checkMail(shop, `${site.url}${SHOPS[index]}`.replace(/\/$/, ''), others);
    });
    const [key = '', other = ''] = shops.map((shop) => shop.key);
    assert.notEqual(key, other);
    assert.equal((await fetch(off.replace(key, other), { method: 'POST' })).status, 403);
    assert.equal((await fetch(off, { method: 'POST' })).status, 200);
    const count = `echo count( Tillview\\read_digest_option()['recipients'] ), count( Tillview\\read_due_digests() );`;
    assert.deepEqual(await Promise.all(SHOPS.map((path) => site.php(count, path))), ['00', '11']);
  });
  await checks.run('the network lists its shops with the age of their data', async () => {
    const names = await Promise.all(
      SHOPS.map((path) => site.php(`echo get_option( 'blogname' );`, path)),
    );
    const rows = await readRows(session);
    assert.deepEqual(
      rows,
      SHOPS.map((path, index) => [
        `${site.url}${path}wp-admin/admin.php?page=tillview`,
        names[index],
        shops[index]?.age,
      ]),
    );
    assert.match(
      String(rows[1]?.[2]),
      /^The figures of Tillview are old\. The newest order in the reports is of November 12, 2026 9:30 am;/,
    );
    // Without WooCommerce in the first site, the page still reads the others.
    await withPlugins(site, WITHOUT_WOOCOMMERCE, async () => {
      assert.deepEqual(await readRows(session), rows.slice(1));
    });
    if (site.users.manager) {
      const manager = await signIn(browser, site.url, site.users.manager);
      assert.equal((await manager.context.request.get(manager.adminUrl(PAGE))).status(), 403);
      await manager.close();
    }
    session.takeProblems();
  });
}
