import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { batchedRoutes } from '../../server/store/routes.ts';
import { canBatch } from '../../src/start/batch.ts';
import { TESTED_VERSIONS } from './tested-versions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('has the same version in package.json, in the header and in the readme of the plugin', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/\* Version: +(.+)/.exec(read('wordpress/plugin/tillview.php'))?.[1]).toBe(version);
  expect(/^Stable tag: (.+)/m.exec(read('wordpress/plugin/readme.txt'))?.[1]).toBe(version);
});

it('requires the same versions in the header and in the readme of the plugin', () => {
  const header = read('wordpress/plugin/tillview.php');
  const readme = read('wordpress/plugin/readme.txt');
  for (const name of ['Requires at least', 'Requires PHP', 'License']) {
    const value = new RegExp(`\\* ${name}: +(.+)`).exec(header)?.[1];
    expect(value).toBeDefined();
    expect(readme).toContain(`\n${name}: ${value}\n`);
  }
});

it('names in its header the versions that the tests run with', () => {
  const header = read('wordpress/plugin/tillview.php');
  const valueOf = (name: string) => new RegExp(`\\* ${name}: +(.+)`).exec(header)?.[1];
  const { wordpress, woocommerce } = TESTED_VERSIONS;
  expect(valueOf('Requires at least')).toBe(wordpress.oldest);
  expect(valueOf('WC requires at least')).toBe(woocommerce.oldest);
  expect(valueOf('WC tested up to')).toBe(woocommerce.newest);
  expect(valueOf('Requires Plugins')).toBe('woocommerce');
  expect(read('wordpress/plugin/readme.txt')).toContain(`\nTested up to: ${wordpress.newest}\n`);
  expect(read('wordpress/plugin/includes/requirements.php')).toContain(
    `const WOOCOMMERCE_VERSION = '${woocommerce.oldest}';`,
  );
});

it('answers in a batch what the app sends in one', () => {
  const includes = 'wordpress/plugin/includes';
  const php = readdirSync(path.join(root, includes), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php'))
    .map((file) => read(`${includes}/${file}`))
    .join('\n');
  const own = [
    ...php.matchAll(/register_own_route\(\s+'(\/[\w-]+)',(?:(?!;\n).)*?'methods' +=> 'GET'/gs),
    ...php.matchAll(/register_orders_route\(\s+'(\/[\w-]+)'/g),
  ];
  const routes = own.map(([, route]) => `tillview/v1${route}`);
  expect(routes).toContain('tillview/v1/groups');
  for (const route of [
    ...routes,
    // The index of all routes.
    '',
    'wc-analytics/reports/revenue/stats',
    'wc-admin/plugins/connect-jetpack',
  ]) {
    const isAnswered = batchedRoutes.some((pattern) => new RegExp(`^${pattern}$`).test(route));
    expect([route, canBatch({ restRoot: '', nonce: '' }, `/${route}`)]).toEqual([
      route,
      isAnswered,
    ]);
  }
});

describe('what the plugin stores and registers', () => {
  const folder = 'wordpress/plugin';
  const php = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php') && file !== 'uninstall.php')
    .map((file) => read(`${folder}/${file}`))
    .join('\n');
  const constants = new Map(
    [...php.matchAll(/^const (\w+) += '(tillview_\w+)';/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  /** The names that are passed to functions of WordPress that store or schedule something. */
  const findNames = (functions: string) => [
    ...new Set(
      [...php.matchAll(new RegExp(`\\b(?:${functions})\\(([^;]*);`, 'g'))].flatMap(
        ([, args = '']) =>
          [...args.matchAll(/'(tillview_\w+)'|\b([A-Z_]{4,})\b/g)].flatMap(
            ([, text, name]) => text ?? constants.get(name ?? '') ?? [],
          ),
      ),
    ),
  ];
  const stored = {
    tables: [...php.matchAll(/prefix \. '(tillview_\w+)'/g)].flatMap(([, name]) => name ?? []),
    options: findNames('(?:add|update)_(?:site_)?option'),
    transients: findNames('set_(?:site_)?transient'),
    ofUsers: findNames('update_user_(?:option|meta)'),
    scheduled: findNames('as_schedule_\\w+|as_enqueue_\\w+|wp_schedule_\\w+'),
  };
  const routes = [...php.matchAll(/register_(?:own|orders)_route\(\s*'([^']+)'/g)].map(
    ([, route]) => route,
  );
  const ofLists = [...php.matchAll(/'(\/digest\/\w+)' +=>/g)].map(([, route]) => route);
  const ownRoutes = [...new Set([...routes, ...ofLists])];
  const readme = read(`${folder}/readme.txt`);

  it('is found in its code', () => {
    expect(Object.values(stored).map(({ length }) => length)).toEqual([1, 3, 4, 3, 2]);
    expect(ownRoutes).toHaveLength(13);
    expect(php.match(/register_rest_route\(/g)).toHaveLength(1);
  });

  it('is what readme.txt names, and nothing else', () => {
    const named = new Set([...readme.matchAll(/`(tillview_\w+)`/g)].map(([, name]) => name));
    expect(named).toEqual(new Set(Object.values(stored).flat()));
    const listed = readme.split('= Which REST routes does it add? =')[1]?.split('\n= ')[0] ?? '';
    const namedRoutes = [...listed.matchAll(/`(\/[\w/-]+)`/g)].map(([, route]) => route);
    expect(new Set(namedRoutes)).toEqual(new Set(ownRoutes));
  });

  it('is removed when the plugin is deleted', () => {
    const uninstall = read(`${folder}/uninstall.php`);
    for (const name of Object.values(stored).flat()) expect(uninstall).toContain(`${name}'`);
    expect(uninstall).toContain('delete_own_preferences');
  });
});
