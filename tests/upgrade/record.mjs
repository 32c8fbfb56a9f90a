// Records what this version keeps in the browser and on a site, into tests/upgrade/<version>/. See the README there.
//   node tests/upgrade/record.mjs browser   the demo store, served from dist/
//   node tests/upgrade/record.mjs site      the plugin in dist/wordpress/, in a real WordPress (STORE_START)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The name of the package is also that of the plugin, its options and its routes. */
const { name: slug, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.join(import.meta.dirname, version);

/** The screens with tables whose columns can be hidden, after Revenue. */
const TABLES = [
  '/analytics/orders',
  '/analytics/products',
  '/analytics/variations',
  '/analytics/categories',
  '/analytics/coupons',
  '/analytics/taxes',
  '/analytics/downloads',
  '/analytics/stock',
  '/analytics/sources',
  '/analytics/explorer',
  '/analytics/retention',
  '/analytics/retention&filter=slipping-away',
  '/customers',
  '/stock',
];
const ORDERS = /reports(?:\/|%2F)orders(?:\?|&|$)/;

const load = async (file) =>
  (await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' }))
    .module;

function write(name, content) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  const recorded = { version, recordedAt: new Date().toISOString(), ...content };
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`Wrote ${path.relative(root, file)}.`);
}

/** Opens menus and dialogs of a page by the names that users read. */
function createHands(page, at) {
  const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const item = (name) => page.getByRole('menuitem', { name });
  const dialog = page.getByRole('dialog');
  const saved = () =>
    page.waitForResponse(
      (response) => response.request().method() !== 'GET' && /users|favorites/.test(response.url()),
    );
  return {
    button,
    item,
    dialog,
    async open(screen, query = '') {
      await page.goto(at(screen, query));
      await page.locator('h1').first().waitFor();
      // The menu is there when all parts of the page are loaded.
      await button('More options').waitFor();
    },
    async choose(menu, choice) {
      await button(menu).first().click();
      await choice.click();
    },
    /** Does something that saves a preference of the user, and waits for the response of the store. */
    async save(act) {
      const [response] = await Promise.all([saved(), act()]);
      if (!response.ok()) throw new Error(`The store refused a preference: ${response.status()}.`);
    },
  };
}

/** Hides the first column of each table of the open screen. */
async function hideColumns(page, hands) {
  const menus = hands.button('Choose which values to display');
  await menus.first().waitFor();
  for (const menu of await menus.all()) {
    await menu.click();
    await hands.save(() => page.getByRole('menuitemcheckbox').first().click());
    await page.keyboard.press('Escape');
  }
}

/** Uses every screen that keeps something, except switches of the browser. */
async function visitScreens(page, at) {
  const hands = createHands(page, at);
  const { button, dialog, item, open, choose, save } = hands;
  await open('/analytics/overview', 'period=month');
  await save(() => choose('Performance: choose what to show', item('Move down')));
  await save(() => page.getByRole('combobox', { name: 'Rows' }).selectOption('12'));
  await save(() => page.getByRole('combobox', { name: 'Interval' }).selectOption('week'));
  await save(() => page.getByRole('menuitemradio', { name: 'Bar chart' }).first().click());

  await open('/analytics/revenue', 'period=year&compare=previous_year');
  await save(() => button(/^Show by /).click());
  await open('/analytics/revenue', 'period=month&compare=previous_year');
  await save(() => button('Add to favorites').click());
  await hideColumns(page, hands);
  await button('Set a goal').first().click();
  await dialog.getByRole('textbox', { name: 'Total' }).fill('20000');
  await save(() => dialog.getByRole('button', { name: 'Save' }).click());
  await choose('Chart menu', item('Notes on days…'));
  await dialog.getByRole('textbox', { name: 'New note' }).fill('Newsletter & “sale”');
  await save(() => page.keyboard.press('Enter'));
  await save(() => dialog.getByRole('checkbox', { name: /^Unusual days/ }).click());
  await save(() => dialog.getByRole('checkbox', { name: /coupons$/ }).click());
  await page.keyboard.press('Escape');

  for (const table of TABLES) {
    const [screen, query] = table.split('&');
    await open(screen, query);
    const read = button(/^(Read the orders|Continue) \(/);
    const columns = button('Choose which values to display');
    await read.or(columns).first().waitFor();
    if (await read.isVisible()) await read.click();
    await hideColumns(page, hands);
  }
  // Low stock, the last one.
  await save(() => button('Add to favorites').click());
  await save(() => page.getByRole('textbox', { name: 'Lead time' }).fill('21'));

  // The download by email is offered for long lists.
  await page.route(ORDERS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-wp-total': '20000' } });
  });
  await open('/analytics/orders', 'period=month');
  await choose('Download options', item(/by email$/));
  await page.getByText(/will email it to you/).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await open('/analytics/orders', 'period=year&interval=month');
  await choose('More options', item('Saved views…'));
  await dialog.getByRole('textbox', { name: 'Save this page as' }).fill('Orders by month');
  await save(() => page.keyboard.press('Enter'));
  await dialog.getByText('“Orders by month” was saved.').waitFor();
  await save(() =>
    dialog.getByLabel('Page that opens first').selectOption({ label: 'Orders by month' }),
  );
}

/** Leaves Revenue as a user does, so that the tab keeps it. */
async function leaveReport(page, at, away) {
  await createHands(page, at).open('/analytics/revenue', 'period=last_month&compare=previous_year');
  await page.getByRole('table').locator('tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 240);
  await page.waitForFunction(() => window.scrollY > 100);
  await page.goto(away);
}

/** Changes each switch that the browser keeps. */
async function changeSwitches(page, at) {
  const { button, dialog, open, choose } = createHands(page, at);
  await open('/analytics/revenue');
  await button('Download options').click();
  for (const name of [/^Add report/, /^Add the totals/, /decimal commas$/])
    await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  await choose('More options', page.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await dialog.getByRole('checkbox').first().waitFor();
  for (const box of await dialog.getByRole('checkbox').all()) await box.click();
  await page.keyboard.press('Escape');
  // Last, because it removes what the tab keeps.
  await choose('More options', page.getByRole('menuitemcheckbox', { name: /^Keep figures/ }));
}

/** Reads the storage of the page's origin: the keys that match, the databases with one record of each store. */
function readStorage(page, pattern) {
  return page.evaluate(async (source) => {
    const isOurs = (key) => new RegExp(source).test(key);
    const toPromise = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    /** JSON has no typed arrays and no NaN: `{ "Uint32Array": "1,2" }`. */
    const toJson = (value) => {
      if (ArrayBuffer.isView(value)) return { [value.constructor.name]: value.join(',') };
      if (Array.isArray(value) || Object(value) !== value) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
    };
    const toEntries = (storage) =>
      Object.fromEntries(Object.entries(storage).filter(([key]) => isOurs(key)));
    /** The shortest record that still has a refund, so that the file stays small and is read as a whole. */
    const pick = (records) => {
      const sizes = records.map(({ value }) => JSON.stringify(toJson(value)).length);
      const hasRefund = ({ value }) => value.parentIds?.some((id) => id !== 0) ?? true;
      const order = records.map((_, index) => index).toSorted((a, b) => sizes[a] - sizes[b]);
      return records[order.find((index) => hasRefund(records[index])) ?? order[0]];
    };
    const readStore = async (table) => {
      const [keys, values] = await Promise.all([
        toPromise(table.getAllKeys()),
        toPromise(table.getAll()),
      ]);
      const records = keys.map((key, index) => ({ key, value: values[index] }));
      const indexes = [...table.indexNames].map((each) => {
        const { keyPath, unique } = table.index(each);
        return { name: each, keyPath, unique };
      });
      const { keyPath, autoIncrement } = table;
      const record = toJson(pick(records));
      return { keyPath, autoIncrement, indexes, records: records.length, record };
    };
    const indexedDB = {};
    for (const { name } of await globalThis.indexedDB.databases()) {
      if (!isOurs(name)) continue;
      const database = await toPromise(globalThis.indexedDB.open(name));
      const stores = {};
      for (const each of database.objectStoreNames)
        stores[each] = await readStore(database.transaction(each).objectStore(each));
      indexedDB[name] = { version: database.version, stores };
      database.close();
    }
    const { sessionStorage, localStorage } = globalThis;
    return {
      sessionStorage: toEntries(sessionStorage),
      localStorage: toEntries(localStorage),
      indexedDB,
    };
  }, pattern);
}

/** Shortens what is long: of responses the shortest of each kind, of a page its first elements. */
function shorten(text) {
  if (text.length < 5000) return text;
  const [owner, value] = JSON.parse(text);
  if (typeof value.html === 'string')
    return JSON.stringify([
      owner,
      { ...value, html: value.html.slice(0, value.html.lastIndexOf('>', 2000) + 1) },
    ]);
  const shortest = {};
  for (const [key, reply] of Object.entries(value)) {
    const kind = key.slice(0, key.indexOf('('));
    const length = JSON.stringify(reply).length;
    if (length < (shortest[kind]?.length ?? Infinity)) shortest[kind] = { key, reply, length };
  }
  const kept = Object.values(shortest).map(({ key, reply }) => [key, reply]);
  return JSON.stringify([owner, Object.fromEntries(kept)]);
}

/** Uses the app as a user does, and returns what its browser keeps then. */
async function recordBrowser(page, { at, away, pattern = '' }) {
  page.setDefaultTimeout(90_000);
  await visitScreens(page, at);
  await leaveReport(page, at, away);
  const { sessionStorage, indexedDB } = await readStorage(page, pattern);
  await changeSwitches(page, at);
  await page.goto(away);
  const { localStorage } = await readStorage(page, pattern);
  const tab = Object.entries(sessionStorage).map(([key, text]) => [key, shorten(text)]);
  return { sessionStorage: Object.fromEntries(tab), localStorage, indexedDB };
}

const launch = async () =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });

async function recordDemo() {
  const { startServerProcess } = await load('tests/store/server-process.ts');
  const demo = { DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '600' };
  const server = await startServerProcess({ ...demo, PORT: process.env.PORT ?? '0' });
  const browser = await launch();
  try {
    const window = { locale: 'en-US', timezoneId: 'UTC', viewport: { width: 1440, height: 900 } };
    const context = await browser.newContext(window);
    const at = (screen, query) =>
      `${server.url}/wp-admin/admin.php?${['page=wc-admin', `path=${screen}`, ...(query ? [query] : [])].join('&')}`;
    const page = await context.newPage();
    write('browser', await recordBrowser(page, { at, away: `${server.url}/wp-json/` }));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The cookie of the standalone server in front of a store. Its value is a secret of the running server. */
async function readCookies({ url, admin }) {
  const { startServerProcess } = await load('tests/store/server-process.ts');
  const server = await startServerProcess({
    STORE_URL: url,
    STORE_USER: admin.user,
    STORE_APP_PASSWORD: admin.applicationPassword,
  });
  const reply = await fetch(server.url + server.link, { redirect: 'manual' });
  await server.stop();
  const { port } = new URL(server.url);
  return reply.headers
    .getSetCookie()
    .map((line) => line.replace(port, '<port>').replace(/=[^;]+/, '=<secret>'));
}

/** PHP: sends a digest without a mail program, then prints what the site keeps under the name of the plugin. */
const readSite = (user) => `
global $wpdb;
$mails = array();
add_filter( '${slug}_digest_problem', '__return_empty_string' );
add_filter( 'pre_wp_mail', function ( $sent, $mail ) use ( &$mails ) { $mails[] = $mail['headers']; return true; }, 10, 2 );
do_action( '${slug}_send_digest', time() );
$named = function ( $table, $column ) use ( $wpdb ) {
	return $wpdb->get_results( "SELECT * FROM $table WHERE $column LIKE '%${slug}%'", ARRAY_A );
};
$options = array();
foreach ( $named( $wpdb->options, 'option_name' ) as $row )
	$options[ $row['option_name'] ] = array( 'autoload' => $row['autoload'], 'value' => maybe_unserialize( $row['option_value'] ) );
$meta = array();
foreach ( get_user_meta( ${user} ) as $key => $values ) {
	$value = maybe_unserialize( $values[0] );
	if ( str_ends_with( $key, 'persisted_preferences' ) ) $value = array_intersect_key( $value, array( '${slug}' => 1, '_modified' => 1 ) );
	elseif ( ! str_contains( $key, '${slug}' ) && ! preg_match( '/^woocommerce_admin_(?:dashboard_|\\w+_report_columns$)/', $key ) ) continue;
	if ( '' !== $value ) $meta[ $key ] = $value;
}
$events = array();
foreach ( _get_cron_array() as $at => $hooks )
	foreach ( $hooks as $hook => $each )
		if ( str_contains( $hook, '${slug}' ) )
			foreach ( $each as $event ) $events[ $hook ] = array( 'at' => wp_date( 'Y-m-d H:i', $at ), 'schedule' => $event['schedule'], 'args' => $event['args'] );
$tables = $wpdb->get_col( "SHOW TABLES LIKE '%${slug}%'" );
$actions = $wpdb->get_col( "SELECT hook FROM {$wpdb->prefix}actionscheduler_actions WHERE hook LIKE '%${slug}%'" );
$others = array_merge( $named( $wpdb->postmeta, 'meta_key' ), $named( $wpdb->termmeta, 'meta_key' ) );
echo wp_json_encode( array(
	'wordpress' => get_bloginfo( 'version' ), 'woocommerce' => WC()->version,
	'plugin' => current( preg_grep( '/${slug}/', get_option( 'active_plugins' ) ) ),
	'options' => $options, 'userMeta' => $meta, 'events' => $events, 'actionScheduler' => $actions, 'tables' => $tables, 'otherMeta' => $others,
	'mailHeaders' => preg_replace( '/key=\\w+/', 'key=<key>', $mails[0] ),
) );`;

/** Saves what all users share, and turns the digest on, through the routes of the plugin. */
const saveShared = (page) =>
  page.evaluate(async (name) => {
    const { nonce, restRoot, user } = JSON.parse(
      document.getElementById(`${name}-host`).textContent,
    );
    const post = async (route, body) => {
      const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const reply = await fetch(`${restRoot}${name}/v1/${route}`, init);
      if (!reply.ok) throw new Error(`${route}: ${reply.status}`);
    };
    await post('shared', {
      goals: [{ metric: 'orders_count', unit: 'year', by: 'growth', value: 7.5 }],
      notes: [{ date: '2026-11-03', text: 'New shop page' }],
      views: [{ name: 'Net sales', address: 'path=%2Fanalytics%2Frevenue&period=year' }],
    });
    await post('digest', { user: user.id, every: 'day' });
    return user.id;
  }, slug);

async function recordSite() {
  const [{ readWordPressSettings }, { openSite }, { signIn }] = await Promise.all(
    ['settings', 'site', 'admin-session'].map((name) => load(`tests/wordpress/${name}.ts`)),
  );
  const settings = readWordPressSettings(process.env, 'node tests/upgrade/record.mjs site');
  const { REAL_STORE_PORT: port } = process.env;
  const site = await openSite(settings, {
    REAL_STORE_PLUGIN: path.join(root, 'dist/wordpress', slug),
    ...(port ? { REAL_STORE_PORT: port } : {}),
  });
  const browser = await launch();
  try {
    const session = await signIn(browser, site.url, site.admin);
    const page = await session.newPage();
    const at = (screen, query) =>
      session.screenUrl(screen, Object.fromEntries(new URLSearchParams(query)));
    const away = `${site.url}/wp-json/`;
    const inBrowser = await recordBrowser(page, { at, away, pattern: slug });
    await createHands(page, at).open('/analytics/settings');
    const user = await saveShared(page);
    write('browser-wordpress', inBrowser);
    const recorded = JSON.parse(await site.php(readSite(user)));
    write('site', { ...recorded, cookies: await readCookies(site) });
  } finally {
    await browser.close();
    await site.stop();
  }
}

const record = { browser: recordDemo, site: recordSite }[process.argv[2]];
if (!record) {
  console.error('Usage: node tests/upgrade/record.mjs browser|site');
  process.exit(1);
}
await record();
