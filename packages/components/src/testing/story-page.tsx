import { registerStores } from '@tillview/data';
import { configureDate, type DateConfig } from '@tillview/date';
import { configureNavigation, createMemoryHistory, type Query } from '@tillview/navigation';
import { createRegistry, RegistryProvider, type DataRegistry } from '@wordpress/data';
import { useState, type ReactNode } from 'react';
import { useQuery } from '../use-address/index.ts';

/** Half past twelve on Friday, the 20th, in the shop; elsewhere it is still the 19th. */
const NOW = '2026-11-19T23:30:00Z';

type StoryDate = Pick<DateConfig, 'locale' | 'weekStart' | 'timeZone'>;

/** Sets zone, week and language of the stories' shop, on a day that does not depend on the day of the run. */
export function configureStoryDate(date: StoryDate = {}): void {
  configureDate({
    timeZone: 'Pacific/Auckland',
    weekStart: 0,
    locale: 'en_US',
    ...date,
    now: () => new Date(NOW),
  });
}

type Surroundings = {
  query: Query;
  registry: DataRegistry;
};

type StoryPageProps = {
  /** The query string of the address at first. */
  search?: string;
  children: (surroundings: Surroundings) => ReactNode;
};

function createStores(): DataRegistry {
  const registry = createRegistry();
  registerStores(registry);
  return registry;
}

function AtQuery({ registry, children }: { registry: DataRegistry } & StoryPageProps) {
  return children({ query: useQuery(), registry });
}

/** What the app puts around a component: an address of its own, stores of its own, and the day of the stories. */
export function StoryPage({ search = '', children }: StoryPageProps) {
  const [registry] = useState(() => {
    configureNavigation({ history: createMemoryHistory(`admin.php?${search}`) });
    configureStoryDate();
    return createStores();
  });
  return (
    <RegistryProvider value={registry}>
      <AtQuery registry={registry}>{children}</AtQuery>
    </RegistryProvider>
  );
}
