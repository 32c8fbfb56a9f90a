import { describe, expect, it } from 'vitest';
import { getCells } from '../../../reporting/definition/report-context.test-support.ts';
import { getRequests } from '../../report/report-requests.test-support.ts';
import { columns } from './columns.tsx';
import { getCode, getKey, type TaxRow } from './row.ts';
import { source } from './source.ts';

const row: TaxRow = {
  tax_rate_id: 2,
  name: 'NY City Tax',
  tax_rate: 4.875,
  country: 'US',
  state: 'NY',
  priority: 2,
  total_tax: 1123.639999,
  order_tax: -23.64,
  shipping_tax: 0,
  orders_count: 24,
};

describe('a row of the taxes report', () => {
  it('shows code, rate and metrics, and writes plain values to the file', () => {
    const cells = Object.values(getCells(columns, row));
    expect(cells.map(({ text, value }) => [text, value])).toEqual([
      ['US-NY-NY CITY TAX-2', 'US-NY-NY CITY TAX-2'],
      ['4.875%', 4.875],
      ['$1,123.64', 1123.64],
      ['-$23.64', -23.64],
      ['$0.00', 0],
      ['24', 24],
    ]);
  });

  it('links to the orders with its tax rate', () => {
    expect(getCells(columns, row)['tax_code']?.links).toEqual([
      'admin.php?page=wc-admin&filter=advanced&tax_rate_includes=2&path=%2Fanalytics%2Forders',
    ]);
  });

  it('shows the id of a deleted rate, and N/A for missing values', () => {
    const deleted = { tax_rate_id: 7, name: '', country: null, tax_rate: '', orders_count: null };
    const cells = Object.values(getCells(columns, deleted));
    expect(cells.map(({ text }) => text)).toEqual(['#7', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
    expect(cells.map(({ value }) => value)).toEqual(['#7', null, null, null, null, null]);
  });

  it.each([
    ['the country as the state', { country: 'GB', state: 'GB', name: 'VAT' }, 'GB-VAT-2'],
    ['markup', { name: '<img src=x>' }, 'US-NY-<IMG SRC=X>-2'],
  ])('formats the code with %s', (_, fields, code) => {
    expect(getCode({ ...row, ...fields })).toBe(code);
  });

  it('has another key than a different rate with the same id', () => {
    expect(getKey(row)).not.toBe(getKey({ ...row, name: 'NY State Tax', priority: 1 }));
  });
});

describe('the requests of the taxes report', () => {
  const queriesFor = (taxes: string) =>
    getRequests(source, { filter: 'compare-taxes', taxes }) as Record<string, unknown>[];

  it('split the stats by tax rate in a comparison', () => {
    const [stats, list] = queriesFor('1,2');
    expect(stats).toMatchObject({ taxes: '1,2', segmentby: 'tax_rate_id' });
    expect(list).toMatchObject({ taxes: '1,2', orderby: 'orders_count' });
    expect(source.sort.order).toBe('desc');
  });

  it('contain a rate only once if the URL repeats it, and are not split then', () => {
    const [stats, list] = queriesFor('2,2');
    expect([stats?.['taxes'], list?.['taxes']]).toEqual(['2', '2']);
    expect(stats).not.toHaveProperty('segmentby');
  });
});
