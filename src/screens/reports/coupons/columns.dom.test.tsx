import { describe, expect, it } from 'vitest';
import { getCells } from '../../../reporting/definition/report-context.test-support.ts';
import { getRequests } from '../../report/report-requests.test-support.ts';
import { columns } from './columns.tsx';
import { metrics } from './metrics.ts';
import type { CouponRow } from './row.ts';
import { source } from './source.ts';

const row: CouponRow = {
  coupon_id: 112,
  amount: 600.6300000000001,
  orders_count: 1240,
  extended_info: {
    code: 'summer24',
    date_created: '2024-11-14T10:00:00',
    date_expires: '2025-09-01T00:00:00',
    discount_type: 'percent',
  },
};
const texts = (each: CouponRow) => Object.values(getCells(columns, each)).map(({ text }) => text);

describe('a row of the coupons report', () => {
  it('shows code, metrics, dates and type, and writes plain values to the file', () => {
    const cells = getCells(columns, row);
    expect(Object.values(cells).map(({ text, value }) => [text, value])).toEqual([
      ['summer24', 'summer24'],
      ['1,240', 1240],
      ['$600.63', 600.63],
      ['Nov 14, 2024', '2024-11-14'],
      ['Sep 1, 2025', '2025-09-01'],
      ['Percentage', 'Percentage'],
    ]);
  });

  it('links to the single coupon and to the orders that used it', () => {
    const { code, orders_count } = getCells(columns, row);
    expect(code?.links).toEqual([
      'admin.php?page=wc-admin&filter=single_coupon&coupons=112&path=%2Fanalytics%2Fcoupons',
    ]);
    expect(orders_count?.links).toEqual([
      'admin.php?page=wc-admin&filter=advanced&coupon_includes=112&path=%2Fanalytics%2Forders',
    ]);
  });

  it('shows N/A for a coupon that does not expire, and for every missing value of a deleted coupon', () => {
    const unlimited = { ...row, extended_info: { ...row.extended_info, date_expires: '' } };
    expect(texts(unlimited)[4]).toBe('N/A');
    const deleted = { coupon_id: 7, orders_count: null, extended_info: null };
    expect(texts(deleted)).toEqual(['#7', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
    const values = Object.values(getCells(columns, deleted)).map(({ value }) => value);
    expect(values).toEqual(['#7', null, null, null, null, null]);
  });

  it.each([
    ['fixed_cart', 'Fixed cart'],
    ['fixed_product', 'Fixed product'],
    ['<i>gift</i>', '<i>gift</i>'],
  ])('names the type %s as %s', (discount_type, label) => {
    expect(texts({ ...row, extended_info: { discount_type } })[5]).toBe(label);
  });
});

describe('the requests of the coupons report', () => {
  it('split stats and rows by coupon in a comparison', () => {
    const coupons = '105,106';
    const fields = metrics.map(({ key }) => key);
    expect(getRequests(source, { filter: 'compare-coupons', coupons })).toEqual([
      { path: 'reports/coupons/stats', segmentby: 'coupon', coupons, fields },
      {
        path: 'reports/coupons',
        orderby: 'orders_count',
        page: '1',
        extended_info: 'true',
        coupons,
      },
    ]);
    expect(source.sort.order).toBe('desc');
  });

  it('do not split the stats of a single coupon', () => {
    const [stats] = getRequests(source, { filter: 'single_coupon', coupons: '105' });
    expect(stats).toMatchObject({ coupons: '105' });
    expect(stats).not.toHaveProperty('segmentby');
  });
});
