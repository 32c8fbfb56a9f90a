import { VariationSeparatorContext } from '@tillview/components';
import { CurrencyContext, CurrencyFactory } from '@tillview/currency';
import { hydrateUser, registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { configureNavigation, createBrowserHistory } from '@tillview/navigation';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import { setLocaleData } from '@wordpress/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectRest } from './host/connect-rest.ts';
import { HostContext } from './host/host-context.ts';
import { readHost } from './host/read-host.ts';
import { createStoreClock } from './host/store-clock.ts';
import { App } from './shell/app.tsx';
import '@tillview/components/style.css';

/** The element of the host page that the app is drawn into. */
const ROOT_ID = 'tillview-root';

function start(): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`Tillview found no element with the id "${ROOT_ID}" in the page.`);

  const { config, problems } = readHost(document);
  const now = createStoreClock(config.now);

  if (document.documentElement.dir === 'rtl') {
    setLocaleData({ 'text direction\u0004ltr': ['rtl'] }, 'default');
  }
  configureDate({
    timeZone: config.timeZone,
    weekStart: config.weekStart,
    locale: config.locale,
    now,
  });
  configureNavigation({ history: createBrowserHistory(window), page: config.pageSlug });
  connectRest(config);

  const registry = createRegistry();
  registerStores(registry, {
    now: () => now().getTime(),
    navigate: (url) => window.location.assign(url),
    baseUrl: new URL(config.adminUrl, window.location.href).href,
  });
  if (config.user) {
    const { preferences, ...user } = config.user;
    hydrateUser(registry, { ...user, woocommerce_meta: preferences });
  }

  createRoot(root).render(
    <StrictMode>
      <RegistryProvider value={registry}>
        <HostContext.Provider value={config}>
          <CurrencyContext.Provider value={CurrencyFactory(config.currency)}>
            <VariationSeparatorContext.Provider value={config.variationTitleSeparator}>
              <App
                problems={[...problems, ...config.problems]}
                onError={(error, stack) =>
                  console.error('Tillview could not draw a part:', error, stack)
                }
              />
            </VariationSeparatorContext.Provider>
          </CurrencyContext.Provider>
        </HostContext.Provider>
      </RegistryProvider>
    </StrictMode>,
  );
}

start();
