import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestRegistry } from '../testing/rest-server.ts';
import { getEnvironment } from './environment.ts';
import { getSafeRedirect } from './redirect.ts';
import { toSafeRedirect } from './session.ts';

const rules = {
  baseUrl: 'http://shop.test/wp-admin/admin.php?page=wc-admin',
  allowedHosts: ['jetpack.wordpress.com'],
};

describe('getSafeRedirect', () => {
  it.each([
    [
      'admin.php?page=wc-admin&path=/inbox',
      'http://shop.test/wp-admin/admin.php?page=wc-admin&path=/inbox',
    ],
    ['/wp-admin/', 'http://shop.test/wp-admin/'],
    ['http://shop.test/a', 'http://shop.test/a'],
    [
      'https://jetpack.wordpress.com/jetpack.authorize/1/?a=b%20c',
      'https://jetpack.wordpress.com/jetpack.authorize/1/?a=b%20c',
    ],
  ])('allows %s', (target, expected) => {
    expect(getSafeRedirect(target, rules)).toBe(expected);
  });

  it.each([
    [''],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,hi'],
    ['vbscript:x'],
    ['blob:http://shop.test/1'],
    ['//evil.test/'],
    ['/\\evil.test/'],
    ['\\\\evil.test/'],
    ['http:\\\\shop.test/'],
    ['https://evil.test/'],
    ['https://shop.test.evil.test/'],
    ['https://shop.test/'],
    ['http://jetpack.wordpress.com/'],
    ['https://jetpack.wordpress.com:8443/'],
    ['https://evil.jetpack.wordpress.com/'],
    ['https://jetpack.wordpress.com@evil.test/'],
    ['http://user:word@shop.test/'],
    ['http://shop.test:81/'],
    [' /wp-admin/'],
    ['/wp-admin/\u0000'],
    ['/wp-admin/\u0085'],
    ['/a b'],
    ['https://'],
  ])('rejects %j', (target) => {
    expect(getSafeRedirect(target, rules)).toBeUndefined();
  });

  it('allows neither origins nor relative URLs without a base URL', () => {
    const unbased = { ...rules, baseUrl: undefined };
    expect(getSafeRedirect('/wp-admin/', unbased)).toBeUndefined();
    expect(getSafeRedirect('http://shop.test/', unbased)).toBeUndefined();
    expect(getSafeRedirect('https://jetpack.wordpress.com/', unbased)).toBeDefined();
  });

  it('never returns a URL of another origin, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      ':',
      '@',
      'http',
      'https',
      'javascript',
      'evil.test',
      'shop.test',
      '\t',
      '?',
      '#',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = getSafeRedirect(pieces.join(''), rules);
        if (url !== undefined) expect(new URL(url).origin).toBe('http://shop.test');
      }),
    );
  });
});

describe('the environment’s redirect', () => {
  it('redirects to allowed URLs only', () => {
    const navigate = vi.fn();
    const registry = createTestRegistry({ navigate, baseUrl: rules.baseUrl });
    const { redirect } = getEnvironment(registry);
    redirect('admin.php?page=wc-admin');
    expect(navigate.mock.calls).toEqual([['http://shop.test/wp-admin/admin.php?page=wc-admin']]);
    expect(() => redirect('javascript:alert(1)')).toThrow(
      expect.objectContaining({ code: 'unsafe_redirect', cause: 'javascript:alert(1)' }),
    );
    expect(navigate).toHaveBeenCalledOnce();
    expect(toSafeRedirect(registry, '//evil.test')).toBeUndefined();
  });

  it('throws without a navigate function', () => {
    const { redirect } = getEnvironment(createTestRegistry({ baseUrl: rules.baseUrl }));
    expect(() => redirect('/wp-admin/')).toThrow(
      expect.objectContaining({ code: 'unsafe_redirect' }),
    );
  });
});
