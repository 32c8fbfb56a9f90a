import { outline } from '@tillview/test-setup/outline';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });
const { products, variations, categories, coupons, taxRates } = shop.store.db;

/** The ids of the first two, as an address lists them. */
const two = (list: readonly { id: number }[]) => list.slice(0, 2).map(({ id }) => id);
const [variation] = variations;
const hasVariations = ({ id }: { id: number }) => id === variation?.parent_id;

const YEAR = 'period=custom&after=2026-01-01&before=2026-11-20&compare=previous_period';
const MANY_FILTERS =
  'filter=advanced&match=any&status_is_not=refunded&product_includes=24,28&customer_type=returning&refunds=partial';

/** Pages in the states that an address can give them, by the name of their file. */
const PAGES: Readonly<Record<string, string>> = {
  overview: '/analytics/overview',
  revenue: '/analytics/revenue&period=month&compare=previous_year&chartType=bar&interval=week',
  'revenue-of-a-quarter': '/analytics/revenue&period=last_quarter&chart=coupons&orderby=refunds',
  orders: `/analytics/orders&${MANY_FILTERS}&period=last_month&segmentby=product`,
  'orders-of-a-day':
    '/analytics/orders&period=today&compare=previous_period&chart=avg_items_per_order',
  products: '/analytics/products&period=year',
  'products-compared': `/analytics/products&${YEAR}&filter=compare-products&products=${two(products)}`,
  'product-single': `/analytics/products&${YEAR}&filter=single_product&products=${products[0]?.id}`,
  'product-with-variations': `/analytics/products&${YEAR}&filter=single_product&products=${products.find(hasVariations)?.id}`,
  variations: `/analytics/variations&${YEAR}&filter=advanced&attribute_is[0][0]=1&attribute_is[0][1]=30`,
  categories: `/analytics/categories&${YEAR}&filter=compare-categories&categories=${two(categories)}`,
  'category-single': `/analytics/categories&${YEAR}&filter=single_category&categories=${categories[0]?.id}`,
  coupons: `/analytics/coupons&${YEAR}&filter=compare-coupons&coupons=${two(coupons)}`,
  taxes: `/analytics/taxes&${YEAR}&filter=compare-taxes&taxes=${two(taxRates)}`,
  downloads: `/analytics/downloads&${YEAR}&filter=advanced&order_includes=1,2`,
  stock: '/analytics/stock&type=outofstock',
  customers: '/customers&filter=advanced&avg_order_value_between=1,50&last_active_after=2026-11-01',
  'customer-single': '/customers&filter=single_customer&customers=1',
  'low-stock': '/stock',
  inbox: '/inbox',
  reviews: '/reviews',
  payments: '/payments',
  extensions: '/extensions',
  setup: '/setup',
  exports: '/exports',
  settings: '/analytics/settings',
  'not-found': '/nowhere',
};

const writeRequest = ({ method, path, query }: (typeof shop.requests)[number]) =>
  `${method} ${path} ${new URLSearchParams(query)}`;

// Style sheets, assistive technology and the store rely on what is written there.
it.each(Object.entries(PAGES))(
  'requests and shows what is in pages/%s.txt',
  async (name, address) => {
    renderApp(shop, { address: `&path=${address}` });
    await shop.settle();
    await act(() => vi.dynamicImportSettled());
    await shop.settle();
    const roots = [...document.body.children].flatMap(({ children }) => [...children]);
    const written = new Set<string>();
    const lines = [
      `# ${address}`,
      ...shop.requests.map(writeRequest).toSorted(),
      ...roots.flatMap((root) => outline(root, written)),
      '',
    ];
    await expect(lines.join('\n')).toMatchFileSnapshot(`pages/${name}.txt`);
  },
);
