import { AdvancedFilters, useQuery } from '@tillview/components';
import '@tillview/components/style.css';
import { registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { configureNavigation, createBrowserHistory, getHistory } from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { createRoot } from 'react-dom/client';
import { FILTERS } from './filters.ts';

declare global {
  interface Window {
    /** Goes to an address of the app, as a link of it would. */
    goTo: (address: string) => void;
  }
}

const config = { title: 'Rows match <select/> of these filters', filters: FILTERS };

function Page() {
  const query = useQuery();
  return <AdvancedFilters config={config} path="/analytics/orders" query={query} />;
}

apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));
configureNavigation({ history: createBrowserHistory(window) });
configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
const registry = createRegistry();
registerStores(registry);
window.goTo = (address) => getHistory().push(address);
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <RegistryProvider value={registry}>
      <Page />
    </RegistryProvider>,
  );
