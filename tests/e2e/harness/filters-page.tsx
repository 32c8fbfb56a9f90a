import { AdvancedFilters, useQuery } from '@tillview/components';
import { registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { configureNavigation, createBrowserHistory, getHistory } from '@tillview/navigation';
import apiFetch from '@wordpress/api-fetch';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { FILTERS } from './filters.ts';
import { readPanel, runRoundTrip } from './round-trip.ts';

const config = { title: 'Rows match <select/> of these filters', filters: FILTERS };

apiFetch.use(apiFetch.createRootURLMiddleware(`${window.location.origin}/wp-json/`));
configureNavigation({ history: createBrowserHistory(window) });
configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
const registry = createRegistry();
registerStores(registry);
Object.assign(window, {
  goTo: (url: string) => getHistory().push(url),
  readPanel,
  runRoundTrip,
});

function Filters() {
  const query = useQuery();
  return <AdvancedFilters config={config} path="/analytics/orders" query={query} />;
}

/** The filters of a report without the report, at a real URL. */
export function HarnessPage() {
  return (
    <RegistryProvider value={registry}>
      <Filters />
    </RegistryProvider>
  );
}
