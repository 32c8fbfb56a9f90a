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
import { createShops, type LookUp } from './shop-filters.ts';

declare global {
  interface Window {
    /** Goes to an address of the app, as a link of it would. */
    goTo: (address: string) => void;
    /** The names that the reports asked for so far. */
    lookUps: LookUp[];
  }
}

apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));
configureNavigation({ history: createBrowserHistory(window) });
configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
const registry = createRegistry();
registerStores(registry);
window.lookUps = [];
const shops = createShops(registry, (...lookUp) => window.lookUps.push(lookUp));
window.goTo = (address) => getHistory().push(address);

function Shop() {
  const query = useQuery();
  const path = getQueryText(query, 'path') ?? '';
  const shop = shops[path];
  return (
    <div className="shop">
      {/* A page has a title, and a person who comes to it begins there. */}
      <h1 tabIndex={-1}>{path}</h1>
      {shop && <ReportFilters {...shop} key={path} path={path} query={query} />}
    </div>
  );
}

/** The filters of the shop's reports above nothing, at a real address of a real browser. */
export function HarnessPage() {
  return (
    <RegistryProvider value={registry}>
      <Shop />
    </RegistryProvider>
  );
}
