import { describe, expect, it } from 'vitest';
import { parseServerSettings } from './settings.ts';

const store = {
  STORE_URL: 'https://shop.example/store/wp-admin/?x=1#y',
  STORE_USER: 'ada',
  STORE_APP_PASSWORD: 'abcd EFGH 1234',
};

describe('the settings of the server', () => {
  it('default to the demo store on this machine', () => {
    expect(parseServerSettings({})).toEqual({ port: 8080, host: '127.0.0.1', store: null });
  });

  it.each([
    'https://shop.example/store',
    'https://shop.example/store/index.php',
    'https://shop.example/store/index.php/wp-json/',
    'https://shop.example/store/?rest_route=/',
    'https://shop.example/store/wp-admin/admin.php?page=wc-admin',
    'https://shop.example/store/wp-json/wc/v3',
  ])('find the root URL of the site in %s', (STORE_URL) => {
    expect(parseServerSettings({ ...store, STORE_URL }).store?.url.href).toBe(
      'https://shop.example/store/',
    );
  });

  it('allow a HOST other than this machine only with the opt-in that names the risk', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'shop-desk', '127.0.0.1.evil.example']) {
      expect(() => parseServerSettings({ HOST })).toThrow(/not encrypted.*Set ALLOW_UNENC/);
      expect(() => parseServerSettings({ HOST, ALLOW_UNENCRYPTED_NETWORK_ACCESS: 'no' })).toThrow(
        'not encrypted',
      );
      const env = { HOST, ALLOW_UNENCRYPTED_NETWORK_ACCESS: 'yes' };
      expect(parseServerSettings(env).host).toBe(HOST);
    }
    for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1'])
      expect(parseServerSettings({ HOST }).host).toBe(HOST);
  });

  it('keep the path of the site and the spaces in the password', () => {
    const { store: read } = parseServerSettings({ ...store, STORE_NOW: '2026-11-20', PORT: '0' });
    expect(read?.url.href).toBe('https://shop.example/store/');
    expect(read).toMatchObject({ password: 'abcd EFGH 1234', now: '2026-11-20T12:00:00' });
  });

  it.each(['http://localhost:8881', 'http://127.0.0.9', 'http://[::1]:81', 'http://a.localhost'])(
    'accept plain http for a store on this machine: %s',
    (STORE_URL) => {
      expect(parseServerSettings({ ...store, STORE_URL }).store?.url.protocol).toBe('http:');
    },
  );

  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535, not "many".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [
      { STORE_URL: 'https://shop.example' },
      'A real store needs STORE_URL, STORE_USER and STORE_APP_PASSWORD together; missing: STORE_USER, STORE_APP_PASSWORD.',
    ],
    [
      { STORE_NOW: '2026-11-20' },
      'STORE_NOW sets the clock for a real store and needs STORE_URL, STORE_USER and STORE_APP_PASSWORD.',
    ],
    [
      { ...store, STORE_NOW: '2026-02-30' },
      'STORE_NOW must be a date such as 2026-11-20 or 2026-11-20T15:30:00, not "2026-02-30".',
    ],
    [
      { ...store, STORE_URL: 'shop' },
      'STORE_URL must be the URL of a site, such as https://shop.example.',
    ],
    [
      { ...store, STORE_URL: 'ftp://shop.example' },
      'STORE_URL must begin with https:// (or http:// for this machine).',
    ],
    [
      { ...store, STORE_URL: 'http://shop.example' },
      'STORE_URL uses plain http for shop.example, which would send the application password in the clear: use https.',
    ],
    [
      { ...store, STORE_URL: 'http://127.0.0.1.evil.example' },
      'STORE_URL uses plain http for 127.0.0.1.evil.example, which would send the application password in the clear: use https.',
    ],
    [
      { ...store, STORE_URL: 'https://ada:secret@shop.example' },
      'STORE_URL must not contain a user name or password: set STORE_USER and STORE_APP_PASSWORD instead.',
    ],
    [{ ...store, STORE_USER: 'a:b' }, 'STORE_USER must not contain a colon.'],
  ])('throw a message for %o', (env, sentence) => {
    expect(() => parseServerSettings(env)).toThrow(sentence);
  });
});
