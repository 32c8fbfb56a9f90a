import { describe, expect, it } from 'vitest';
import {
  createArguments,
  createBlueprint,
  findStartupError,
  readPlaygroundSettings,
} from './playground.ts';

const none = { woocommerceDir: undefined, wordpressDir: undefined, port: undefined };
const local = { woocommerceDir: '/src/woocommerce', wordpressDir: '/src/wordpress', port: '9500' };
const files = { plugin: '/plugin', sample: '/sample', blueprint: '/blueprint.json' };

describe('the settings of npm run wordpress', () => {
  it('are all optional', () => {
    expect(readPlaygroundSettings({ WOOCOMMERCE_DIR: ' ' }, () => false)).toEqual(none);
  });

  it('can name local copies and a port', () => {
    const env = {
      WOOCOMMERCE_DIR: '/src/woocommerce',
      WORDPRESS_DIR: '/src/wordpress',
      PORT: '9500',
    };
    expect(readPlaygroundSettings(env, () => true)).toEqual(local);
  });

  it.each([
    [
      { WOOCOMMERCE_DIR: '/nowhere' },
      'WOOCOMMERCE_DIR is "/nowhere", which has no woocommerce.php',
    ],
    [{ WORDPRESS_DIR: '/nowhere' }, 'WORDPRESS_DIR is "/nowhere", which has no wp-load.php'],
    [{ PORT: 'http' }, 'PORT is "http", which is not a port'],
    [{ PORT: '70000' }, 'PORT is "70000", which is not a port'],
  ])('cause an error that names the problem with %o', (env, message) => {
    expect(() => readPlaygroundSettings(env, () => false)).toThrow(message);
  });
});

describe('the start of WordPress Playground', () => {
  it('installs WooCommerce, or activates the local copy, before Tillview', () => {
    const [fetched, , tillview] = createBlueprint(none).steps;
    expect(fetched).toMatchObject({ step: 'installPlugin', pluginData: { slug: 'woocommerce' } });
    expect(tillview).toMatchObject({ pluginPath: 'tillview/tillview.php' });
    expect(createBlueprint(local).steps[0]).toEqual({
      step: 'activatePlugin',
      pluginPath: 'woocommerce/woocommerce.php',
    });
  });

  it('mounts the plugin and the sample orders, and local copies if they are set', () => {
    const args = createArguments(none, files).join(' ');
    expect(args).toMatch(/^--yes @wp-playground\/cli@\d+\.\d+\.\d+ server /);
    expect(args).toContain('--mount-dir /plugin /wordpress/wp-content/plugins/tillview');
    expect(args).toContain('--mount-dir /sample /tillview-sample');
    expect(args).not.toContain('--port');
    expect(args).not.toContain('plugins/woocommerce');
    const localArgs = createArguments(local, files).join(' ');
    expect(localArgs).toContain('--port 9500');
    expect(localArgs).toContain('--mount-dir-before-install /src/wordpress /wordpress');
    expect(localArgs).toContain(
      '--mount-dir /src/woocommerce /wordpress/wp-content/plugins/woocommerce',
    );
  });
});

describe('without a connection', () => {
  const offline = () => Promise.resolve(false);

  it.each([
    [
      none,
      /^npm run wordpress fetches WordPress and WooCommerce from wordpress\.org, .*WORDPRESS_DIR and WOOCOMMERCE_DIR/,
    ],
    [{ ...none, woocommerceDir: '/w' }, /^npm run wordpress fetches WordPress from wordpress\.org/],
    [{ ...none, wordpressDir: '/w' }, /^npm run wordpress fetches WooCommerce from wordpress\.org/],
  ])('one sentence names what would be fetched with %o', async (settings, message) => {
    expect(await findStartupError(settings, offline)).toMatch(message);
  });

  it('local copies cause no error and no request', async () => {
    const unexpected = () => Promise.reject(new Error('A request to wordpress.org left.'));
    expect(await findStartupError(local, unexpected)).toBeUndefined();
    expect(await findStartupError(none, () => Promise.resolve(true))).toBeUndefined();
  });
});
