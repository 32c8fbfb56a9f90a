import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Combobox } from './pages/combobox.ts';
import { INPUT_MODES, ControlPage } from './pages/controls.ts';
import { sampleModes } from './pages/input-modes.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

type Row = Record<string, unknown>;

interface KindCase {
  /** The requirements that the case proves. */
  rows: string;
  type: string;
  typed: string;
  path: string;
  query: Record<string, string>;
  /** How a row of the reply is named; the choices are these, in the order of the reply. */
  nameOf: (row: Row) => string;
  /** One of the demo store's own items, by name and by key. */
  chosen: { key: string | number; label: string };
}

const textOf = (field: string) => (row: Row) => String(row[field]).replaceAll('&amp;', '&');
const FIELDS = ['attributes', 'description', 'id', 'name', 'sku'];
const fields = Object.fromEntries(FIELDS.map((name, index) => [`_fields[${index}]`, name]));

const KINDS: KindCase[] = [
  {
    rows: 'R1.12, R7.4, R3.21',
    type: 'attributes',
    typed: 'o',
    path: '/products/attributes',
    query: { search: 'o', per_page: '10', orderby: 'count' },
    nameOf: textOf('name'),
    chosen: { key: 1, label: 'Colour' },
  },
  {
    rows: 'R1.13, R7.7, R3.22',
    type: 'categories',
    typed: 'b',
    path: '/products/categories',
    query: { search: 'b', per_page: '10', orderby: 'count' },
    nameOf: textOf('name'),
    chosen: { key: 20, label: 'Bags & Wallets' },
  },
  {
    rows: 'R1.15, R7.9, R3.24',
    type: 'coupons',
    typed: 'e',
    path: '/coupons',
    query: { search: 'e', per_page: '10' },
    nameOf: textOf('code'),
    chosen: { key: 120, label: 'freeship' },
  },
  {
    rows: 'R1.16, R7.10, R3.25',
    type: 'customers',
    typed: 'no',
    path: '/customers',
    query: { search: 'no', searchby: 'name', per_page: '10' },
    nameOf: textOf('name'),
    chosen: { key: 158, label: 'Paula Novák' },
  },
  {
    rows: 'R7.10, R3.25',
    type: 'emails',
    typed: 'ito159@',
    path: '/customers',
    query: { search: 'ito159@', searchby: 'email', per_page: '10' },
    nameOf: textOf('email'),
    chosen: { key: 159, label: 'ito159@example.com' },
  },
  {
    rows: 'R7.10, R3.25',
    type: 'usernames',
    typed: 'chloe',
    path: '/customers',
    query: { search: 'chloe', searchby: 'username', per_page: '10' },
    nameOf: textOf('username'),
    chosen: { key: 160, label: 'chloerossi160' },
  },
  {
    rows: 'R1.17, R7.11, R3.26',
    type: 'downloadIps',
    typed: '203',
    path: '/data/download-ips',
    query: { match: '203' },
    nameOf: textOf('user_ip_address'),
    chosen: { key: '203.0.113.183', label: '203.0.113.183' },
  },
  {
    rows: 'R1.18, R7.12, R3.27',
    type: 'orders',
    typed: '19',
    path: '/orders',
    query: { number: '19', per_page: '10' },
    nameOf: ({ number }) => `#${String(number)}`,
    chosen: { key: 197, label: '#197' },
  },
  {
    rows: 'R1.19, R7.13, R3.28',
    type: 'products',
    typed: 'a',
    path: '/products',
    query: { search: 'a', per_page: '10', orderby: 'popularity' },
    nameOf: textOf('name'),
    chosen: { key: 20, label: 'Card Wallet' },
  },
  {
    rows: 'R7.13, R3.28',
    type: 'variableProducts',
    typed: 'a',
    path: '/products',
    query: { search: 'a', per_page: '10', orderby: 'popularity', type: 'variable' },
    nameOf: textOf('name'),
    chosen: { key: 110, label: 'Rain Jacket “Sturm & Drang”' },
  },
  {
    rows: 'R1.20, R7.14, R3.29',
    type: 'taxes',
    typed: 'us-ny',
    path: '/taxes',
    query: { code: 'us-ny', per_page: '10' },
    nameOf: ({ country, state, name, priority }) =>
      [country, state, name, priority].filter(Boolean).join('-').toUpperCase(),
    chosen: { key: 3, label: 'US-NY-NY CITY TAX-2' },
  },
  {
    rows: 'R1.21, R7.15, R3.30',
    type: 'variations',
    typed: 'a',
    path: '/variations',
    query: { search: 'a', per_page: '30', ...fields },
    nameOf: textOf('name'),
    chosen: { key: 103, label: 'Chino Trousers - Crème brûlée, Small' },
  },
];

describe.each(sampleModes('the kinds of search over the demo store', INPUT_MODES))(
  'the kinds of search over the demo store, by %s',
  (mode) => {
    let on: ControlPage;
    beforeAll(async () => {
      on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
      await on.stopClock();
    });

    const openSearch = async (type: string, address: Record<string, string> = {}) => {
      await on.open('controls=search', { props: { type }, address });
      return new Combobox(on, 'Find');
    };

    it.each(KINDS)('$type: asked for once after 500 ms, and chosen ($rows)', async (kind) => {
      const search = await openSearch(kind.type);
      await search.enter();
      await search.type(kind.typed);
      await on.wait(499);
      expect(on.takeRequests(), 'asked before the pause is over').toEqual([]);
      const reply = on.page.waitForResponse(/wp-json/);
      await on.wait(1);
      const answer = await reply;
      const rows: Row[] = await answer.json();
      await search.option(kind.chosen.label).waitFor();
      const [asked, ...more] = on.takeRequests();
      expect(asked).toEqual({
        method: 'GET',
        path: `/wc-analytics${kind.path}`,
        query: kind.query,
      });
      // The demo store, as those of today, does not know the `code` of a tax rate.
      expect(more.map(({ query }) => query)).toEqual(
        kind.type === 'taxes' ? [{ search: 'us-ny', per_page: '10' }] : [],
      );
      const limit = kind.type === 'variations' ? 30 : 10;
      const names =
        kind.type === 'taxes' ? await search.offered() : rows.slice(0, limit).map(kind.nameOf);
      expect(await search.offered()).toEqual(names);
      const total = Number(answer.headers()['x-wp-total'] ?? rows.length);
      if (kind.type !== 'taxes' && total > names.length)
        expect(await on.page.getByText(/^The first/).textContent()).toBe(
          `The first ${names.length} of ${total}. Type more to narrow them down.`,
        );
      expect(await search.highlighted(), 'nothing is chosen by itself').toBeUndefined();

      await search.choose(kind.chosen.label);
      await eventually(() => on.value()).toEqual([kind.chosen]);
      expect(await search.tags()).toEqual([`${kind.chosen.label} (1 of 1)`]);
      expect(await search.field.inputValue()).toBe('');
      expect(await search.isOpen()).toBe(false);
      await on.wait(1000);
      expect(on.takeRequests()).toEqual([]);
    });
  },
);
