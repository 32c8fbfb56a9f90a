import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { getFileHref } from '../../../host/admin-href.ts';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
import { columns } from './columns.tsx';
import type { DownloadRow } from './row.ts';

beforeEach(() => configureDate({ timeZone: 'UTC', locale: 'en_US' }));

const FILE = 'https://shop.test/uploads/single.txt';

const download: DownloadRow = {
  id: 374,
  date: '2026-11-18 07:00:55',
  product_id: 51,
  order_id: 2680,
  order_number: 'A-2680',
  file_name: 'single.txt',
  file_path: FILE,
  username: 'zoesato24',
  ip_address: '203.0.113.25',
  _embedded: { product: [{ name: 'Single' }] },
};

describe('the columns of Downloads', () => {
  it('show a download, with links to its product, its file and its order', () => {
    const cells = getCells(columns, download);
    expect(Object.values(cells).map(({ text }) => text)).toEqual([
      'Nov 18, 2026',
      'Single',
      'single.txt',
      'A-2680',
      'zoesato24',
      '203.0.113.25',
    ]);
    expect(cells['product']?.links[0]).toMatch(/filter=single_product&products=51/);
    expect(cells['file_name']?.links).toEqual([FILE]);
    expect(cells['order_number']?.links).toEqual(['/wp-admin/order/2680']);
    expect(cells['date']?.value).toBe('2026-11-18 07:00:55');
  });

  it.each([
    ['a path on the server', '/srv/files/single.txt'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', null],
  ])('show a file without a link when its path is %s', (_, file_path) => {
    const { file_name } = getCells(columns, { ...download, file_path });
    expect(file_name).toMatchObject({ text: 'single.txt', links: [] });
  });

  it('show a file without a link in the demo store, which has no files', () => {
    const fileHref = (url: string) => getFileHref({ mode: 'demo' }, url);
    const { file_name } = getCells(columns, download, createTestContext({ fileHref }));
    expect(file_name).toMatchObject({ text: 'single.txt', links: [] });
  });

  // The responses that the store embeds instead of a product.
  it.each([
    [{ product: [{ data: { status: 404 } }] }, '#51 (no longer in the store)'],
    [{ product: [{ data: { status: 403 } }] }, '#51 (no permission to see the name)'],
    [{ product: [{ data: { status: 500 } }] }, '#51 (the name could not be loaded)'],
    [{ product: [{ data: null }] }, '#51 (the name could not be loaded)'],
    [undefined, '#51 (the name could not be loaded)'],
  ])('show the id of a product, and why it has no name: %j', (_embedded, text) => {
    const { product } = getCells(columns, { ...download, _embedded });
    expect(product).toMatchObject({ text, links: [] });
  });

  it('show totals of the days in the range and the downloads on all pages', () => {
    const context = createTestContext({ dayCount: 20 });
    const totals = columns.map(({ total }) => total?.({ download_count: 1 }, context, 1));
    expect(totals.filter((total) => total !== undefined)).toEqual(['20 days', '1 download']);
  });
});
