import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { firstCases, isDeep } from '@tillview/test-setup/deep';
import { createHold, withDemoShop } from './demo-shop.ts';
import { namesOf, settlePage } from './read-page.ts';
import { ALL_CAPABILITIES, renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });
const { db } = shop.store;
const STEPS = 'Industry | Product types | Business details | Extensions | Theme';
const TASKS = [
  'Review your checkout experienceA customer who cannot check out does not buy.10 minutes',
  'Review shipping optionsWhat shipping costs decides whether customers buy.5 minutes',
  'Grow your businessBrings new customers, and customers who come back.2 minutes',
  'Enhance your store with extensionsAdds what WooCommerce cannot do itself.10 minutes',
  ...STEPS.split(' | ').map((step, index) => `${index + 1}${step}`),
];
const STATUSES =
  'Pending payment | Processing | On hold | Completed | Cancelled | Refunded | Failed';
/** The page header, and the links to what needs attention. */
const HEADER = 'header, nav[aria-label="Needs attention"], .tillview-screen-tabs';

/** A screen of the store, and the messages of the part that loads its data. */
type StoreScreen = {
  title: string;
  path: string;
  /** Matches the path of the request of its data. */
  request: RegExp;
  /** Reduces the data of the store to what the first test expects. */
  reduce?: () => void;
  /** The buttons of the page header that other screens do not have. */
  actions?: readonly string[];
  /** The accessible names by role that a person must find below the page header, separated by bars. */
  names: Readonly<Record<string, string>>;
  /** The texts of the items of its lists. */
  items: readonly string[];
  /** Removes its data, and the message of that state. */
  empty?: readonly [remove: () => void, message: string];
  /** Undefined if the screen shows its title and nothing else. */
  loading?: string;
  /** What its messages name. */
  subject: string;
};

const SCREENS: readonly StoreScreen[] = [
  {
    title: 'Low stock',
    path: '/stock',
    request: /\/products\/low-in-stock$/,
    reduce: () => {
      for (const stock of [...db.products, ...db.variations])
        Object.assign(stock, { manage_stock: true, stock_quantity: 500, stock_status: 'instock' });
      const [first, second] = db.products;
      if (first) Object.assign(first, { stock_quantity: 0, stock_status: 'outofstock' });
      if (second) Object.assign(second, { stock_quantity: 1, low_stock_amount: 5 });
    },
    names: {
      textbox: 'Lead time | Days to cover',
      searchbox: 'Search by product or SKU',
      button:
        'Show stock at cost | Download | Download options | Choose which values to display | Product / Variation | Stock | Suggested order | Status | Expected run-out | Earliest run-out | Sold in 90 days | Per day | Low at | SKU | Edit the stock of Card Wallet: 0 | Edit the stock of Leather Belt: 1',
    },
    items: [],
    empty: [
      () => Object.assign(db, { products: [], variations: [] }),
      'No product is low or out of stock.',
    ],
    loading: 'Your requested data is loading',
    subject: 'the products with low stock',
  },
  {
    title: 'Inbox',
    path: '/inbox',
    request: /\/admin\/notes$/,
    reduce: () => db.notes.splice(1),
    actions: ['Mark all as read', 'Dismiss all'],
    names: {
      heading: 'Unread:Welcome to the demo store',
      button:
        'Learn more | Mark as read: Welcome to the demo store | Dismiss: Welcome to the demo store',
    },
    items: [
      'Unread: Welcome to the demo storeNov 20, 2026All data is generated. All changes are lost at a restart.Learn moreMark as read',
    ],
    empty: [() => db.notes.splice(0), 'There are no messages.'],
    loading: 'Loading messages…',
    subject: 'the inbox',
  },
  {
    title: 'Reviews',
    path: '/reviews',
    request: /\/products\/reviews$/,
    reduce: () => db.reviews.splice(1),
    names: {
      navigation: 'Status',
      link: 'All | Pending | Approved | Spam | Trash',
      heading: 'Single: Nordlicht',
      img: '1 out of 5 stars.',
      button:
        'Approve: review by Paula Novák | Spam: review by Paula Novák | Trash: review by Paula Novák',
    },
    items: [
      'Single: NordlichtPaula NovákVerified ownerNov 20, 2026Pendingמוצר מצוין\nApproveSpamTrash',
    ],
    empty: [() => db.reviews.splice(0), 'No reviews are waiting for approval.'],
    loading: 'Loading reviews…',
    subject: 'the reviews',
  },
  {
    title: 'Payments',
    path: '/payments',
    request: /\/payment_gateways$/,
    names: {
      button:
        'Enable WooPayments | Disable Direct bank transfer | Enable Check payments | Disable Cash on delivery',
    },
    items: [
      'WooPaymentsDisabledPayments by card, to be set up first.Enable',
      'Direct bank transferEnabledPayments by bank transfer.Disable',
      'Check paymentsDisabledPayments by check, also good for trying out purchases.Enable',
      'Cash on deliveryEnabledPayments at the door.Disable',
    ],
    empty: [() => db.gateways.splice(0), 'There are no payment gateways.'],
    loading: 'Loading payment gateways…',
    subject: 'the payment gateways',
  },
  {
    title: 'Extensions',
    path: '/extensions',
    request: /\/plugins\/(active|installed)$/,
    names: {
      heading: 'Installed extensions | Site connection | Suggested extensions',
      button: 'Activate: Hello Dolly | Activate: MailPoet | Install Jetpack and connect',
      checkbox: 'Jetpack | WooCommerce Shipping & Tax',
    },
    items: [
      'WooCommerceActive',
      'Hello DollyNot activeActivate',
      'MailPoetNot activeActivate',
      'JetpackConnects the site to WordPress.com, for backups and security scans.',
      'WooCommerce Shipping & TaxPrints shipping labels and calculates sales taxes.',
    ],
    loading: 'Loading extensions…',
    subject: 'the extensions',
  },
  {
    title: 'Store setup',
    path: '/setup',
    request: /\/onboarding\/tasks/,
    names: {
      heading: 'Setup tasks | About your store | Which industries is your store in?',
      group: 'Which industries is your store in?',
      checkbox:
        'Clothing and accessories | Health and beauty | Food and drink | Home, furniture and garden | Electronics and computers | Education and learning | Arts and crafts | Sports and recreation | Other',
      button: `${STEPS} | Continue | Skip this step | Skip store setup`,
    },
    items: TASKS,
    loading: 'Loading tasks…',
    subject: 'the setup tasks',
  },
  {
    title: 'Store setup',
    path: '/setup&step=theme',
    request: /\/onboarding\/profile$/,
    names: {
      group: 'Which theme do you like?',
      radio: 'Market StreetActive | Night Market | Plain Counter',
      button: `${STEPS} | Finish setup | Skip this step | Skip store setup`,
    },
    items: TASKS,
    subject: 'the store setup',
  },
  {
    title: 'Settings',
    path: '/analytics/settings',
    request: /\/settings\/wc_admin$/,
    names: {
      heading: 'Reports | Data status | Import historical data | Costs for Profit',
      group: 'Excluded statuses | Actionable statuses | Default date range',
      checkbox: `${STATUSES} | ${STATUSES} | Skip customers and orders that were imported before`,
      combobox: 'Date type | Period | Kind',
      button:
        'Date Range: Month to date (Nov 1 - 20, 2026) vs. Previous year (Nov 1 - 20, 2025 until 12:00 PM) | Save settings | Reset to defaults | Start import | Delete imported data | Add',
    },
    items: [],
    loading: 'Loading settings…',
    subject: 'the settings',
  },
];

const has = (text: string) => document.body.textContent?.includes(text) ?? false;
const open = ({ path }: StoreScreen) =>
  renderApp(shop, { url: `&path=${path}`, capabilities: ALL_CAPABILITIES });

/** Expects which of the messages of a screen are shown. */
function expectMessages(
  of: StoreScreen,
  shown: 'loading' | 'failed' | 'unavailable' | 'forbidden' | 'empty' | 'none',
) {
  const messages = {
    loading: of.loading,
    ...errorMessages(of.subject),
    empty: of.empty?.[1],
  };
  for (const [state, text] of Object.entries(messages))
    if (text) expect([text, has(text)]).toEqual([text, state === shown]);
}

describe.each(SCREENS)('$title: $path', (of) => {
  it('shows that it is loading until the request fails, and Retry loads its data and its controls', async () => {
    of.reduce?.();
    const { held, release } = createHold();
    shop.intercept(async (request, next) => {
      if (!of.request.test(new URL(request.url).pathname)) return next();
      await held;
      return Response.json({ code: 'internal_server_error', message: '' }, { status: 500 });
    });
    const { errors, user } = open(of);
    if (of.loading) await waitFor(() => expectMessages(of, 'loading'));
    release();
    await waitFor(() => expectMessages(of, 'failed'));
    shop.restore();
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    if (retry) await user.click(retry);
    await waitFor(() => expect(has(errorMessages(of.subject).failed)).toBe(false));
    await settlePage(shop);
    expect(screen.getByRole('heading', { level: 1, name: of.title })).toBeVisible();
    expect(namesOf('button', { within: screen.getByRole('banner') })).toEqual([
      'Add to favorites',
      ...(of.actions ?? []),
      'More options',
    ]);
    for (const [role, names] of Object.entries(of.names))
      expect([role, namesOf(role, { outside: HEADER }).join(' | ')]).toEqual([role, names]);
    const items = screen.queryAllByRole('listitem').filter((item) => !item.closest('nav'));
    expect(items.map(({ textContent }) => textContent)).toEqual(of.items);
    expectMessages(of, 'none');
    expect(errors).toEqual([]);
  });
});

/** With `TILLVIEW_DEEP`, all screens; else one that lists, and one with a form. */
const REFUSED = SCREENS.filter(({ title }) => isDeep || ['Low stock', 'Settings'].includes(title));

it.each(REFUSED)(
  '$title: $path shows why its data is missing to a user who may not read it, and in a store without it',
  async (of) => {
    shop.store.faults.push({ path: of.request, status: 403 });
    const { unmount } = open(of);
    await waitFor(() => expectMessages(of, 'forbidden'));
    unmount();
    shop.store.faults.length = 0;
    shop.store.faults.push({ path: of.request, status: 404 });
    open(of);
    await waitFor(() => expectMessages(of, 'unavailable'));
  },
);

it.each(
  firstCases(
    2,
    SCREENS.filter(({ empty }) => empty),
  ),
)('$title shows a message when there is nothing to show', async (of) => {
  of.empty?.[0]();
  open(of);
  await settlePage(shop);
  expectMessages(of, 'empty');
});
