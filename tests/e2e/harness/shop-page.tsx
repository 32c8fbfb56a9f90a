import { ReportFilters, useQuery } from '@tillview/components';
import { registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import {
  configureNavigation,
  createBrowserHistory,
  getHistory,
  getQueryText,
} from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import './shop-page.css';
import { createShops } from './shop-filters.ts';

declare global {
  interface Window {
    /** Navigates to a URL of the app, as its links do. */
    goTo: (url: string) => void;
  }
}

apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));
configureNavigation({ history: createBrowserHistory(window) });
configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
const registry = createRegistry();
registerStores(registry);
const shops = createShops(registry);
window.goTo = (url) => getHistory().push(url);

function Shop() {
  const query = useQuery();
  const path = getQueryText(query, 'path') ?? '';
  const shop = shops[path];
  return (
    <div className="shop">
      {/* The page needs a title that can be focused: users start there. */}
      <h1 tabIndex={-1}>{path}</h1>
      {shop && <ReportFilters {...shop} key={path} path={path} query={query} />}
    </div>
  );
}

/** The filters of the store's reports without the report, at a real URL. */
export function HarnessPage() {
  return (
    <RegistryProvider value={registry}>
      <Shop />
    </RegistryProvider>
  );
}
