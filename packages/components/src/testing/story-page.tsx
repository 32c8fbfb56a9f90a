import { registerStores } from '@tillview/data';
import { configureDate, type DateConfig } from '@tillview/date';
import { configureNavigation, createMemoryHistory, type Query } from '@tillview/navigation';
import { createRegistry, RegistryProvider, type DataRegistry } from '@wordpress/data';
import { useState, type ReactNode } from 'react';
import { useQuery } from '../use-url/use-url.ts';

/** Half past twelve on Friday the 20th in the store's time zone, but still the 19th in UTC. */
const NOW = '2026-11-19T23:30:00Z';

type StoryDate = Pick<DateConfig, 'locale' | 'weekStart' | 'timeZone'>;

/** Sets the time zone, the first day of the week and the locale of the store in the stories, and a fixed date. */
export function configureStoryDate(date: StoryDate = {}): void {
  configureDate({
    timeZone: 'Pacific/Auckland',
    weekStart: 0,
    locale: 'en_US',
    ...date,
    now: () => new Date(NOW),
  });
}

type StoryPageContext = {
  query: Query;
  registry: DataRegistry;
};

type StoryPageProps = {
  /** The initial query string of the URL. */
  search?: string;
  children: (surroundings: StoryPageContext) => ReactNode;
};

function createStores(): DataRegistry {
  const registry = createRegistry();
  registerStores(registry);
  return registry;
}

function AtQuery({ registry, children }: { registry: DataRegistry } & StoryPageProps) {
  return children({ query: useQuery(), registry });
}

/** What the app provides to a component: its own URL, its own data stores, and the fixed date of the stories. */
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
