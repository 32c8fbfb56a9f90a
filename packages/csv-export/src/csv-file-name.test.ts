import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCSVFileName } from './csv-file-name.ts';

describe('generateCSVFileName', () => {
  it.each([
    ['', {}, '2026-11-20.csv'],
    ['Top Sellers!', {}, 'top-sellers-_2026-11-20.csv'],
    [
      'stock',
      { filter: 'low stock', after: '2024-01-05T00:00:00', s: 'a%20b' },
      'stock_2026-11-20_filter-low-stock_after-2024-01-05t00-00-00_s-a-b.csv',
    ],
    ['x', { u: undefined }, 'x_2026-11-20_u-undefined.csv'],
    ['x', { n: null, page: 2, empty: '' }, 'x_2026-11-20_n-null_page-2_empty-.csv'],
    ['x', { s: '100%' }, 'x_2026-11-20_s-100-.csv'],
    ['x', { s: '%E0%A4%A' }, 'x_2026-11-20_s--e0-a4-a.csv'],
    ['x', { status_is: ['a b', 'c'] }, 'x_2026-11-20_status-is-a-b-c.csv'],
    ['x', { attribute_is: [{ 0: '3', 1: '9' }] }, 'x_2026-11-20_attribute-is-3-9.csv'],
    ['../../etc/passwd', {}, '------etc-passwd_2026-11-20.csv'],
    ['Übersicht', {}, 'übersicht_2026-11-20.csv'],
    ['الإيرادات', {}, 'الإيرادات_2026-11-20.csv'],
    ['הכנסות נטו', {}, 'הכנסות-נטו_2026-11-20.csv'],
    ['収益', { s: '帽子' }, '収益_2026-11-20_s-帽子.csv'],
    ['फोन', {}, 'फोन_2026-11-20.csv'],
    ['a\u202Eb\uD800', {}, 'a-b-_2026-11-20.csv'],
  ])('names %j with %j: %s', (name, params, expected) => {
    expect(generateCSVFileName(name, params, '2026-11-20')).toBe(expected);
  });

  it.each([
    [generateCSVFileName('Orders'), 'orders.csv'],
    [generateCSVFileName('Orders', { period: 'month' }), 'orders_period-month.csv'],
    [generateCSVFileName('', { period: 'month' }), 'period-month.csv'],
    [generateCSVFileName(), 'export.csv'],
  ])('omits a missing date: %s', (name, expected) => {
    expect(name).toBe(expected);
  });

  it('shortens a name of several bytes per character, without dividing one', () => {
    expect(generateCSVFileName('あ'.repeat(99))).toBe(`${'あ'.repeat(66)}.csv`);
  });

  it('returns a name that every file system accepts, for any input', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.string(),
        (name, params, today) => {
          const file = generateCSVFileName(name, params, today);
          expect(file).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.csv$/u);
          expect(Buffer.byteLength(file)).toBeLessThanOrEqual(204);
        },
      ),
    );
  });
});
