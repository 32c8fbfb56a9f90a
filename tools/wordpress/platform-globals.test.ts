import { compileFunction } from 'node:vm';
import { createElement, Fragment, isValidElement } from 'react';
import type * as JsxRuntime from 'react/jsx-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPlatformModule, listDependencies, writeModule } from './platform-globals.ts';

/** Evaluates a platform module in a page with the given globals. */
function run(id: string, globals: object): unknown {
  return compileFunction(`return ${findPlatformModule(id)?.code}`, ['window'])(globals);
}

afterEach(() => vi.restoreAllMocks());

describe('platform modules', () => {
  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['moment', 'moment'],
    ['@wordpress/api-fetch', 'wp-api-fetch'],
    ['@wordpress/i18n', 'wp-i18n'],
  ])('%s has the handle %s', (id, handle) => {
    expect(findPlatformModule(id)?.handle).toBe(handle);
  });

  it.each(['@wordpress/icons', '@wordpress/components/build-style/style.css', 'd3-scale'])(
    '%s is bundled',
    (id) => {
      expect(findPlatformModule(id)).toBeUndefined();
    },
  );

  it('are read from their global, whose name is in camel case', () => {
    const htmlEntities = {};
    expect(run('@wordpress/html-entities', { wp: { htmlEntities } })).toBe(htmlEntities);
  });

  it('have the exports of the package, as constants', async () => {
    const code = await writeModule('react');
    expect(code).toContain('export default platform;');
    expect(code).toContain('export const useState = platform.useState;');
  });

  it('have their handles listed once, separate from those that older versions lack and those of forms', () => {
    const ids = [
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      '@wordpress/components',
      '@wordpress/data',
      'style',
    ];
    expect(listDependencies(ids)).toEqual({
      required: ['react-dom', 'wp-data'],
      optional: ['react-jsx-runtime'],
      forms: ['wp-components'],
    });
  });
});

describe('the JSX runtime', () => {
  it('is the global one, if WordPress has it', () => {
    const ReactJSXRuntime = {};
    expect(run('react/jsx-runtime', { ReactJSXRuntime })).toBe(ReactJSXRuntime);
  });

  it('creates elements with the global React, if WordPress has no JSX runtime', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {
      jsx,
      jsxs,
      Fragment: OurFragment,
    } = run('react/jsx-runtime', {
      React: { createElement, Fragment },
    }) as typeof JsxRuntime;
    expect(OurFragment).toBe(Fragment);
    const child = jsx('b', { children: 'x' });
    expect(child).toEqual(createElement('b', null, 'x'));
    const pair = jsxs('p', { id: 'a', children: ['one', child] }, 'k');
    expect(isValidElement(pair)).toBe(true);
    expect(pair).toEqual(createElement('p', { id: 'a', key: 'k' }, 'one', child));
    expect(warn).not.toHaveBeenCalled();
  });
});
