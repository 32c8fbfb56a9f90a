import { describe, expect, it } from 'vitest';
import { hostDefaults } from '../../src/host/host-config.ts';
import { screens } from '../../src/screens.ts';
import { readHostConfig } from '../server.test-support.ts';
import { renderHostPage, toScriptJson, type HostPage } from './host-page.ts';
import { getMenu } from './menu.ts';

const page = (changes: Partial<HostPage> = {}): string =>
  renderHostPage({
    config: { ...hostDefaults, storeName: 'Bob & "Co" <b>' },
    content: { kind: 'app' },
    files: {
      styles: ['/app/a.css'],
      scripts: ['/host.js'],
      modules: ['/app/a.js'],
      preloads: ['/app/b.js'],
      firstRequests: '/app/first.js',
      keptPage: '/app/kept-page.js',
      icon: '/icon.svg',
    },
    menu: [{ title: 'Revenue', tabs: [{ path: '/analytics/revenue', title: 'Revenue' }] }],
    path: '/analytics/revenue',
    ...changes,
  });

describe('the host page', () => {
  it('contains its config, and no text of the store can close the script element', () => {
    const config = {
      ...hostDefaults,
      storeName: '</script><script>alert(1)</script><!--\u2028',
    };
    const html = page({ config });
    expect(readHostConfig(html)).toEqual(config);
    expect(html).not.toContain('alert(1)</script>');
    expect(toScriptJson('\u2028<')).toBe(String.raw`"\u2028\u003c"`);
  });

  it('has no inline script, so a content security policy can forbid inline scripts', () => {
    const scripts = page().match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="application/json" id="tillview-host">',
      '<script src="/app/first.js">',
      '<script src="/host.js">',
      '<script src="/app/kept-page.js">',
      '<script type="module" src="/app/a.js">',
    ]);
    expect(page()).not.toMatch(/\son\w+=|javascript:/);
  });

  it('escapes the name of the store', () => {
    expect(page()).toContain('Bob &amp; &quot;Co&quot; &lt;b&gt;</span>');
    expect(page()).not.toContain('<b>');
  });

  it('marks the current page in its menu', () => {
    expect(page()).toMatch(/data-path="\/analytics\/revenue" aria-current="page">Revenue</);
    expect(page({ path: '/' })).not.toContain('aria-current');
  });

  it('marks the entry of a screen that is one of its tabs', () => {
    const html = page({ menu: getMenu(null), path: '/analytics/coupons' });
    expect(
      [...html.matchAll(/aria-current="(\w+)">(.*?)</g)].map((match) => match.slice(1)),
    ).toEqual([['true', 'Orders']]);
  });

  it('shows a message instead of the app, and does not load the app', () => {
    const html = page({
      content: { kind: 'message', title: 'No <store>', text: 'It is gone & away.' },
    });
    expect(html).toContain('<h1>No &lt;store&gt;</h1><p>It is gone &amp; away.</p>');
    expect(html).not.toContain('tillview-root');
    expect(html).not.toMatch(/\/app\/[ab]\.js/);
  });

  it.each([
    ['en_US', 'ltr'],
    ['ar', 'rtl'],
    ['he_IL', 'rtl'],
    ['fa_IR', 'rtl'],
    ['de_DE_formal', 'ltr'],
    ['zh-CN', 'ltr'],
  ])('in %s has the direction %s, and the language of its texts', (locale, dir) => {
    expect(page({ config: { ...hostDefaults, locale } })).toContain(`<html lang="en" dir="${dir}"`);
  });

  it('is in the language of its translation, and passes the translation to the app', () => {
    const translation = {
      '': { domain: 'tillview', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
      Revenue: ['Umsatz </script>'],
      'Skip to main content': ['Zum Inhalt springen'],
    };
    const html = page({ translation });
    expect(html).toContain('<html lang="de-DE"');
    expect(html).toContain('>Zum Inhalt springen</a>');
    expect(html).toContain('aria-current="page">Umsatz &lt;/script&gt;</a>');
    const [, json = ''] = /id="tillview-translation">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(translation);
    expect(page()).not.toContain('tillview-translation');
  });

  it('has an entry for each screen that the user may open, or for all if the user is not known', () => {
    const pathsOf = (user: Parameters<typeof getMenu>[0]) =>
      getMenu(user)
        .flatMap(({ tabs }) => tabs.map(({ path }) => path))
        .toSorted();
    expect(pathsOf(null)).toEqual(screens.map(({ path }) => path).toSorted());
    const analyst = { capabilities: { view_woocommerce_reports: true } };
    expect(pathsOf(analyst)).toEqual(
      screens
        .flatMap(({ path, capability }) =>
          capability === 'view_woocommerce_reports' ? [path] : [],
        )
        .toSorted(),
    );
    expect(getMenu(null).length).toBeLessThanOrEqual(12);
    // An entry with one screen has its name.
    expect(getMenu(analyst).map(({ title }) => title)).toContain('Exports');
  });
});
