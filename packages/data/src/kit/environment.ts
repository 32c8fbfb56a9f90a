import { createReduxStore, type DataRegistry } from '@wordpress/data';
import { createRestClient, type RestClient } from './rest-client.ts';

/** What every store of one registry shares, given once by the host. */
export interface Environment {
  /** The clock: milliseconds since 1970, an instant. */
  readonly now: () => number;
  /** The way to the store. */
  readonly rest: RestClient;
}

interface EnvironmentSet {
  type: 'ENVIRONMENT_SET';
  environment: Environment;
}

const environmentStore = createReduxStore('tillview/environment', {
  reducer: (state: Environment | null = null, action: EnvironmentSet) =>
    action.type === 'ENVIRONMENT_SET' ? action.environment : state,
  actions: {
    setEnvironment: (environment: Environment): EnvironmentSet => ({
      type: 'ENVIRONMENT_SET',
      environment,
    }),
  },
  selectors: { getEnvironment: (state: Environment | null) => state },
});

/** Gives the registry its environment: the clock of the host (unset: the real one) and a REST client of its own. */
export function registerEnvironment(
  registry: DataRegistry,
  { now = () => Date.now() }: Partial<Pick<Environment, 'now'>> = {},
): void {
  registry.register(environmentStore);
  void registry.dispatch(environmentStore).setEnvironment({ now, rest: createRestClient() });
}

/** The environment of the registry. Throws when the stores were registered by another way than `registerStores`. */
export function getEnvironment(registry: DataRegistry): Environment {
  // The types do not say it, but a store that is not registered is undefined.
  const environment = registry.select(environmentStore)?.getEnvironment();
  if (!environment)
    throw new Error('The stores of @tillview/data need registerStores( registry ).');
  return environment;
}
