import { outline } from '@tillview/test-setup/outline';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { settle } from '../../packages/data/src/testing/settle.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });
const { products, variations, categories, coupons, taxRates } = shop.store.db;

/** The ids of the first two items, as a URL lists them. */
const two = (list: readonly { id: number }[]) => list.slice(0, 2).map(({ id }) => id);
const [variation] = variations;
const hasVariations = ({ id }: { id: number }) => id === variation?.parent_id;

const YEAR = 'period=custom&after=2026-01-01&before=2026-11-20&compare=previous_period';
const PAST = 'period=custom&after=2012-03-01&before=2012-03-20';
const MANY_FILTERS =
  'filter=advanced&match=any&status_is_not=refunded&product_includes=24,28&customer_type=returning&refunds=partial';

/** Pages in the states that a URL can define, by the name of their snapshot file. */
const PAGES: Readonly<Record<string, string>> = {
  overview: '/analytics/overview',
  revenue: '/analytics/revenue&period=month&compare=previous_year&chartType=bar&interval=week',
  'revenue-of-a-quarter': '/analytics/revenue&period=last_quarter&chart=coupons&orderby=refunds',
  orders: `/analytics/orders&${MANY_FILTERS}&period=last_month&segmentby=product`,
  'orders-of-all-filters': `/analytics/orders&${YEAR}&filter=advanced&coupon_excludes=1&variation_includes=${two(variations)}&tax_rate_includes=1&attribute_is[0][0]=1&attribute_is[0][1]=30&customer_type=new&refunds=all`,
  'orders-of-a-day':
    '/analytics/orders&period=today&compare=previous_period&chart=avg_items_per_order',
  products: '/analytics/products&period=year',
  'products-compared': `/analytics/products&${YEAR}&filter=compare-products&products=${two(products)}`,
  'product-single': `/analytics/products&${YEAR}&filter=single_product&products=${products[0]?.id}`,
  'product-with-variations': `/analytics/products&${YEAR}&filter=single_product&products=${products.find(hasVariations)?.id}`,
  variations: `/analytics/variations&${YEAR}&filter-variations=advanced&attribute_is[0][0]=1&attribute_is[0][1]=30&attribute_is_not[1][0]=1`,
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
  'overview-by-week': '/analytics/overview&period=quarter&compare=previous_year&interval=week',
  'overview-of-no-orders': `/analytics/overview&${PAST}&compare=previous_year`,
  'revenue-until-now':
    '/analytics/revenue&period=month&compare=previous_year&compare_until=now&chart=net_revenue',
  'revenue-by-weekday':
    '/analytics/revenue&period=week&compare=previous_period&compare_align=weekday&orderby=date&order=asc',
  'revenue-by-hour':
    '/analytics/revenue&period=yesterday&interval=hour&compare=custom&compare_after=2026-11-02&compare_before=2026-11-02',
  'revenue-of-too-many-days':
    '/analytics/revenue&period=custom&after=1990-01-01&before=2026-11-20&interval=day&compare=none',
  'revenue-of-no-orders': `/analytics/revenue&${PAST}&compare=previous_period`,
  'orders-page-2': `/analytics/orders&${YEAR}&per_page=25&paged=2&orderby=net_total&order=asc`,
  'orders-invalid':
    '/analytics/orders&period=never&compare=nothing&interval=second&chart=none&paged=-1&orderby=x',
  'orders-of-no-orders': `/analytics/orders&${PAST}&compare=previous_year&filter=advanced&status_is=completed&coupon_excludes=1`,
  'products-compared-in-table': `/analytics/products&${YEAR}&table_compare=percent&table_sort=net_revenue.change&table_order=asc`,
  'products-searched': `/analytics/products&${YEAR}&search=shirt,mug&chart=orders_count`,
  'product-unknown': `/analytics/products&${YEAR}&filter=single_product&products=99999`,
  'variations-compared': `/analytics/variations&${YEAR}&filter-variations=compare-variations&variations=${two(variations)}&chartType=bar`,
  'variations-in-table': `/analytics/variations&${YEAR}&table_compare=amount&search=blue`,
  'categories-searched': `/analytics/categories&${YEAR}&search=a&table_compare=amount`,
  'coupon-single': `/analytics/coupons&${YEAR}&filter=single_coupon&coupons=${coupons[0]?.id}&orderby=amount&order=asc`,
  'coupons-searched': `/analytics/coupons&${YEAR}&search=save&table_compare=amount`,
  'taxes-of-no-orders': `/analytics/taxes&${PAST}&compare=previous_year&chart=shipping_tax`,
  'downloads-compared': `/analytics/downloads&${YEAR}&filter=advanced&product_excludes=24&match=any&ip_address_includes=1`,
  'stock-searched': '/analytics/stock&type=lowstock&search=a&orderby=stock_quantity&order=desc',
  'customers-searched':
    '/customers&search=an,el&orderby=total_spend&order=asc&filter=advanced&country_includes=US,DE&name_excludes=1',
};

const ALL = {
  manage_woocommerce: true,
  moderate_comments: true,
  edit_products: true,
  install_plugins: true,
  read_private_products: true,
  view_woocommerce_reports: true,
};
/** Pages of an administrator, which may request and show more. */
const ADMINISTRATOR: Readonly<Record<string, string>> = {
  overview: '/analytics/overview&period=today&compare=previous_year',
  'low-stock': '/stock',
  reviews: '/reviews&status=all',
  extensions: '/extensions',
  stock: '/analytics/stock&orderby=sku&order=asc&per_page=25',
};
/** The links with counts of open tasks that an administrator sees; they are loaded after the rest of the page. */
const COUNTS = '.tillview-header-links__link';
const NUMBER_OF_COUNTS = 3;
const CASES = [
  ...Object.entries(PAGES).map(([name, address]) => ({ name, address, capabilities: {} })),
  ...Object.entries(ADMINISTRATOR).map(([name, address]) => ({
    name: `${name}-of-administrator`,
    address,
    capabilities: ALL,
  })),
];

const writeRequest = ({ method, path, query }: (typeof shop.requests)[number]) =>
  `${method} ${path} ${new URLSearchParams(query)}`;

/** Describes the elements of the page, one per line. */
function writePage(written = new Set<string>()): string[] {
  const roots = [...document.body.children].flatMap(({ children }) => [...children]);
  return roots.flatMap((root) => outline(root, written));
}

/** The maximum number of times that a page may change after it was opened, because of code or requests that follow. */
const MAX_CHANGES = 50;

/** The placeholder of a shell tool, such as the favorites star, until its code and data are loaded. */
const WAITING_TOOLS = 'span.tillview-shell__tool';

/** Waits until lazily loaded code, and the requests that follow from it, no longer change the page. */
async function untilStable(wait: () => Promise<unknown> = shop.settle): Promise<void> {
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  try {
    for (let turn = 0; turn < MAX_CHANGES; turn++) {
      hasChanged = false;
      await act(() => vi.dynamicImportSettled());
      await wait();
      await waitFor(() => expect(document.querySelector(WAITING_TOOLS)).toBeNull());
      if (!hasChanged) return;
    }
  } finally {
    changes.disconnect();
  }
  throw new Error(`The page still changes after ${MAX_CHANGES} turns.`);
}

/** Opens a page and waits until it no longer changes. */
async function openPage(address: string, capabilities: Readonly<Record<string, boolean>> = {}) {
  const app = renderApp(shop, { address: `&path=${address}`, capabilities });
  if (capabilities === ALL)
    await waitFor(() => expect(document.querySelectorAll(COUNTS)).toHaveLength(NUMBER_OF_COUNTS));
  await untilStable();
  return app;
}

// Style sheets, assistive technology and the store depend on what these files contain.
it.each(CASES)(
  'sends the requests and shows the page of the snapshot $name',
  async ({ name, address, capabilities }) => {
    await openPage(address, capabilities);
    const lines = [
      `# ${address}`,
      ...shop.requests.map(writeRequest).toSorted(),
      ...writePage(),
      '',
    ];
    await expect(lines.join('\n')).toMatchFileSnapshot(`pages/${name}.txt`);
  },
);

/** Pages of a store without any data. */
const EMPTY: Readonly<Record<string, string>> = {
  overview: '/analytics/overview',
  'products-compared': `/analytics/products&${YEAR}&filter=compare-products&products=1,2`,
  stock: '/analytics/stock',
  customers: '/customers',
  'low-stock': '/stock',
  inbox: '/inbox',
  reviews: '/reviews',
  'reviews-of-all': '/reviews&status=all',
  'reviews-of-spam': '/reviews&status=spam&page_number=2',
  payments: '/payments',
  extensions: '/extensions',
};

it.each(Object.entries(EMPTY))(
  'shows the page of its snapshot for an empty store: %s',
  async (name, address) => {
    const { db } = shop.store;
    const full = { ...db };
    const lists = Object.entries(db).filter(
      ([key, list]) => key !== 'users' && Array.isArray(list),
    );
    Object.assign(db, Object.fromEntries(lists.map(([key]) => [key, []])));
    Object.assign(db, { plugins: { installed: [], active: [] } });
    try {
      await openPage(address, ALL);
      const lines = [`# ${address}`, ...writePage(), ''];
      await expect(lines.join('\n')).toMatchFileSnapshot(`pages/${name}-empty.txt`);
    } finally {
      Object.assign(db, full);
    }
  },
);

/** Controls that open a part of the page. */
const CLOSED_TOGGLE = '[aria-expanded="false"]:not([disabled], [aria-disabled="true"])';

it.each(['overview', 'revenue', 'orders', 'variations', 'customers'])(
  'shows the page of its snapshot when parts of %s are opened',
  async (name) => {
    const address = PAGES[name] ?? '';
    const { user } = await openPage(address, ALL);
    const written = new Set<string>();
    writePage(written);
    const lines = [`# ${address}`];
    for (const toggle of document.querySelectorAll<HTMLElement>(CLOSED_TOGGLE)) {
      if (!toggle.isConnected) continue;
      await user.click(toggle);
      await waitFor(() => expect(document.body).not.toHaveTextContent('Loading calendar'));
      await untilStable();
      const label = toggle.getAttribute('aria-label') ?? toggle.textContent;
      lines.push('', `## ${label}`, ...writePage(written));
      await user.keyboard('{Escape}');
    }
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot(`pages/${name}-opened.txt`);
  },
);

it.each(['overview', 'revenue', 'products', 'product-single', 'stock', 'customers'])(
  'shows the page of its snapshot while %s is loading',
  async (name) => {
    const release = shop.hold(() => true);
    renderApp(shop, { address: `&path=${PAGES[name]}` });
    const lines = [`# ${PAGES[name]}`, '', '## Code', ...writePage()];
    await waitFor(() => expect(shop.requests.length).toBeGreaterThan(0));
    // The delayed requests get no response, so only the work that is under way can end.
    await untilStable(() => act(settle));
    lines.push('', '## Data', ...writePage(), '');
    release();
    await shop.settle();
    await expect(lines.join('\n')).toMatchFileSnapshot(`pages/${name}-loading.txt`);
  },
);
