import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeHostProblems } from './describe-host-problems.ts';
import { hostDefaults } from './host-config.ts';
import { parseHostConfig } from './parse-host-config.ts';

describe('parseHostConfig', () => {
  it("keeps the host's valid settings", () => {
    const complete = {
      mode: 'proxy',
      storeName: 'Café ‮שלום & Söhne',
      restRoot: 'https://shop.example/wp-json/',
      nonce: 'abc',
      requestToken: 'token',
      adminUrl: '/wp-admin/',
      pageSlug: 'tillview',
      locale: 'pt_BR',
      timeZone: 'America/Sao_Paulo',
      weekStart: 1,
      currency: {
        code: 'JPY',
        symbol: '¥',
        symbolPosition: 'left_space',
        thousandSeparator: '.',
        decimalSeparator: ',',
        precision: 0,
      },
      dateFormat: 'd/m/Y',
      timeFormat: 'H:i',
      user: {
        id: 3,
        name: 'Ana',
        email: 'ana@shop.test',
        capabilities: { view_woocommerce_reports: true },
        preferences: { a: '[]' },
      },
      defaultDateRange: 'period=week&compare=previous_period',
      variationTitleSeparator: ' / ',
      orderStatuses: { pending: 'Pendente' },
      optionalFilters: ['customer_type'],
      avatars: true,
      mergesRequests: true,
      routes: ['/tillview/v1/batch'],
      links: { ...hostDefaults.links, order: 'order/{id}' },
      now: '2026-11-20T12:00:00-03:00',
      problems: ['The settings could not be read.'],
    };
    expect(parseHostConfig(complete)).toEqual({ config: complete, problems: [] });
  });

  it('uses every default for an empty configuration', () => {
    expect(parseHostConfig({})).toEqual({ config: hostDefaults, problems: [] });
  });

  it.each([
    ['weekStart', 0],
    ['weekStart', 6],
    ['timeZone', '+14:00'],
    ['timeZone', '-0930'],
    ['restRoot', '/wp-json/'],
    ['now', '2026-11-20T12:00Z'],
  ] as const)('accepts the %s %j', (name, value) => {
    expect(parseHostConfig({ [name]: value })).toEqual({
      config: { ...hostDefaults, [name]: value },
      problems: [],
    });
  });

  it.each([
    [0, 0],
    [8, 8],
    [9, hostDefaults.currency.precision],
    [-1, hostDefaults.currency.precision],
    [1.5, hostDefaults.currency.precision],
  ])('reads a precision of %d as %d', (precision, read) => {
    expect(parseHostConfig({ currency: { precision } }).config.currency.precision).toBe(read);
  });

  it.each([
    ['mode', 'staging'],
    ['restRoot', 'javascript:alert(1)/'],
    ['restRoot', '/wp-json'],
    ['adminUrl', 7],
    ['pageSlug', ''],
    ['locale', 'not a locale'],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+25:00'],
    ['weekStart', 7],
    ['weekStart', '1'],
    ['currency', 'USD'],
    ['user', 'admin'],
    ['user', { name: 'no id' }],
    ['optionalFilters', 'customer_type'],
    ['avatars', 'yes'],
    ['defaultDateRange', ''],
    ['dateFormat', 1],
    ['links', []],
    ['now', '2026-11-20'],
    ['orderStatuses', { pending: 1 }],
    ['problems', 'one'],
  ] as const)('reports an invalid %s (%j) and uses its default', (name, value) => {
    const { config, problems } = parseHostConfig({ [name]: value });
    expect(config).toEqual(hostDefaults);
    expect(problems).toHaveLength(1);
    expect(describeHostProblems(problems)[0]).toMatch(
      new RegExp(
        `^The host's setting "${name}" should be \\S.*; [a-z ]+ (is|are) (used|known) instead`,
        'i',
      ),
    );
  });

  it.each([
    ['currency.precision', { precision: -1 }],
    ['currency.symbolPosition', { symbolPosition: 'above' }],
    ['currency.code', { code: '' }],
  ])('reports an invalid %s and keeps the rest of the currency', (name, part) => {
    const { config, problems } = parseHostConfig({ currency: { symbol: '€', ...part } });
    expect(config.currency).toEqual({ ...hostDefaults.currency, symbol: '€' });
    expect(describeHostProblems(problems)[0]).toContain(`"${name}"`);
  });

  it.each([null, undefined, 7, 'text', []])(
    'reports a problem if the host settings are %j',
    (source) => {
      const { config, problems } = parseHostConfig(source);
      expect(config).toEqual(hostDefaults);
      expect(problems).toHaveLength(1);
    },
  );

  it('never throws, for any settings', () => {
    const names = Object.keys(hostDefaults);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names, 'now', 'requestToken'), fc.jsonValue()),
        (source) => {
          const { config } = parseHostConfig(source);
          expect(Object.keys(config)).toEqual(expect.arrayContaining(names));
        },
      ),
    );
  });
});
