import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CurrencyContext, CurrencyFactory } from '@tillview/currency';
import { hydrateUser, registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { connectRest } from '../../host/connect-rest.ts';
import { hostDefaults, type HostConfig } from '../../host/host-config.ts';
import { HostContext } from '../../host/host-context.ts';
import { ShopDayContext } from '../../host/shop-day.ts';
import type { ReportDefinition } from '../../reporting/definition/report-definition.ts';
import { ReportPage } from './report-page.tsx';

/** The REST root of the store in report tests: the same as in all other tests, because the client of a process has one. */
export const REST_ROOT = 'http://shop.test/wp-json/';

const config: HostConfig = { ...hostDefaults, mode: 'proxy', restRoot: REST_ROOT };

/** Starts a mock store for the tests of one file. Call it at the top of the file, and add handlers in a test. */
export function startReportServer(): ReturnType<typeof setupServer> {
  const noFavorites = () => HttpResponse.json([]);
  const server = setupServer(http.get('*/wc-admin/navigation/favorites/me', noFavorites));
  connectRest(config);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Renders a report with a query string, on Nov 20, 2026, with its own data stores and history. */
export function renderReport(report: ReportDefinition, query = ''): UserEvent {
  const now = () => new Date('2026-11-20T12:00:00Z');
  configureDate({ now });
  configureNavigation({
    history: createMemoryHistory(`admin.php?page=wc-admin&path=%2Fanalytics%2Freport${query}`),
  });
  const registry = createRegistry();
  registerStores(registry, { now: () => now().getTime() });
  hydrateUser(registry, { id: 1, name: 'admin', capabilities: {}, woocommerce_meta: {} });
  render(
    <RegistryProvider value={registry}>
      <HostContext.Provider value={config}>
        <CurrencyContext.Provider value={CurrencyFactory(config.currency)}>
          <ShopDayContext.Provider value="2026-11-20">
            <ReportPage report={report} onError={vi.fn()} />
          </ShopDayContext.Provider>
        </CurrencyContext.Provider>
      </HostContext.Provider>
    </RegistryProvider>,
  );
  return userEvent.setup();
}
