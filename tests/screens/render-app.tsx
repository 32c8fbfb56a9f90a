import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CurrencyContext, CurrencyFactory } from '@tillview/currency';
import { hydrateUser, registerStores } from '@tillview/data';
import {
  configureNavigation,
  createMemoryHistory,
  type NavigationHistory,
} from '@tillview/navigation';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { vi } from 'vitest';
import { configureHostDate } from '../../src/host/configure-date.ts';
import { connectRest } from '../../src/host/connect-rest.ts';
import { getExtensions } from '../../src/hook-api/connect-extensions.ts';
import { dismissProblems } from '../../src/hook-api/problems.ts';
import { hostDefaults, type HostConfig } from '../../src/host/host-config.ts';
import { HostContext } from '../../src/host/host-context.ts';
import { slowStore } from '../../src/host/session/slow-store.ts';
import { createScreenViews } from '../../src/start/screen-modules.tsx';
import { whenFirstViewLoaded } from '../../src/shell/first-view.ts';
import { Shell } from '../../src/shell/shell.tsx';
import { HeaderCountsContext } from '../../src/shell/tools/header-counts-context.ts';
import HeaderCounts from '../../src/start/header-counts.tsx';
import { REST_ROOT, SHOP_NOW, type DemoShop } from './demo-shop.ts';

const ADMIN_PAGE = 'http://shop.test/wp-admin/admin.php?page=wc-admin';

/** The report that the tests open by default. */
export const ORDERS = '&path=/analytics/orders&chart=net_revenue';

const headerCounts = { HeaderCounts };

/** What a user needs who sees every screen. */
export const ALL_CAPABILITIES = {
  manage_woocommerce: true,
  moderate_comments: true,
  edit_products: true,
  install_plugins: true,
  read_private_products: true,
  view_woocommerce_reports: true,
};

/** The size of every element: jsdom has no layout, and the chart draws nothing without a size. */
const BOX = new DOMRect(0, 0, 1000, 300);

connectRest({ ...hostDefaults, restRoot: REST_ROOT });

/** The mounted app. */
export type RenderedApp = RenderResult & {
  user: UserEvent;
  history: NavigationHistory;
  /** The rendering errors that the error boundaries caught. */
  errors: unknown[];
  /** The parameters of the current URL. */
  query(): URLSearchParams;
};

type Options = {
  /** The part of the URL after `?page=wc-admin`; default: the Orders report with the chart of its net sales. */
  url?: string;
  /** Whether the page's settings name the user, as the standalone server does; default: true. */
  knowsUser?: boolean;
  /** The WordPress capabilities of the user; default: none. */
  capabilities?: Readonly<Record<string, boolean>>;
  /** Whether the store has the route of the settings that all users share; default: false. */
  hasShared?: boolean;
  /** What the database groups, for a shop with too many orders for the browser; default: nothing. */
  orderGroups?: HostConfig['orderGroups'];
  /** The alarm that the page came with; default: none. */
  alarm?: HostConfig['alarm'];
};

function hostUser(
  { store }: DemoShop,
  capabilities: Readonly<Record<string, boolean>>,
): HostConfig['user'] {
  const [user] = store.db.users;
  if (!user) return null;
  const own = Object.entries(user.persisted_preferences['tillview'] ?? {});
  const preferences = [
    ...Object.entries(user.woocommerce_meta),
    ...own.map(([name, value]) => [`tillview_${name}`, JSON.stringify(value)] as const),
  ];
  return {
    id: user.id,
    name: user.username,
    capabilities,
    preferences: Object.fromEntries(preferences.map(([name, value]) => [name, String(value)])),
  };
}

/** Mounts the whole app with the data of a shop, as `main.tsx` does, with its own registry, history and clock. */
export function renderApp(
  shop: DemoShop,
  {
    url = ORDERS,
    knowsUser = true,
    capabilities = {},
    hasShared = false,
    orderGroups,
    alarm,
  }: Options = {},
): RenderedApp {
  // Test files share modules: removes the problems of plugins that an earlier file has registered.
  dismissProblems();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(BOX);
  const now = () => new Date(`${SHOP_NOW}Z`);
  const config: HostConfig = {
    ...hostDefaults,
    restRoot: REST_ROOT,
    weekStart: shop.store.settings.weekStart,
    user: knowsUser ? hostUser(shop, capabilities) : null,
    ...(orderGroups ? { orderGroups } : {}),
    ...(alarm ? { alarm } : {}),
  };
  configureHostDate(config, now);
  const history = createMemoryHistory(ADMIN_PAGE + url);
  configureNavigation({
    history,
    page: config.pageSlug,
    getPersistedParams: () => getExtensions()?.persistedParams,
  });
  const registry = createRegistry();
  registerStores(registry, {
    now: () => now().getTime(),
    baseUrl: ADMIN_PAGE,
    hasRoute: (route) => Promise.resolve(hasShared || !route.startsWith('/tillview')),
    slowStore,
  });
  if (config.user) {
    const { preferences, ...user } = config.user;
    hydrateUser(registry, { ...user, woocommerce_meta: preferences });
  }
  shop.waitFor(whenFirstViewLoaded(registry));
  const errors: unknown[] = [];
  const result = render(
    <RegistryProvider value={registry}>
      <HostContext.Provider value={config}>
        <CurrencyContext.Provider value={CurrencyFactory(config.currency)}>
          <HeaderCountsContext.Provider value={headerCounts}>
            <Shell
              problems={config.problems}
              views={createScreenViews()}
              onError={(error) => errors.push(error)}
            />
          </HeaderCountsContext.Provider>
        </CurrencyContext.Provider>
      </HostContext.Provider>
    </RegistryProvider>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    history,
    errors,
    query: () => new URL(history.baseUrl).searchParams,
  };
}
