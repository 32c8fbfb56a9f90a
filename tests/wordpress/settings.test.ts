import { describe, expect, it } from 'vitest';
import { readWordPressSettings } from './settings.ts';

describe('the settings of test:wordpress', () => {
  it('can be a command that starts a site', () => {
    expect(readWordPressSettings({ STORE_START: 'start-store' })).toEqual({
      kind: 'command',
      command: 'start-store',
    });
  });

  it('can be the folder of a running site', () => {
    const env = {
      STORE_DIR: '/srv/shop',
      STORE_URL: 'http://shop.test/',
      STORE_USER: 'ana',
      STORE_PASSWORD: 'secret',
      STORE_APP_PASSWORD: 'abcd',
    };
    expect(readWordPressSettings(env)).toEqual({
      kind: 'folder',
      root: '/srv/shop',
      url: 'http://shop.test',
      admin: { user: 'ana', password: 'secret', applicationPassword: 'abcd' },
    });
  });

  it('cause an error that lists what is missing', () => {
    expect(() => readWordPressSettings({ STORE_DIR: '/srv/shop', STORE_URL: ' ' })).toThrow(
      /set STORE_URL, STORE_USER, STORE_PASSWORD, STORE_APP_PASSWORD:/,
    );
  });
});
