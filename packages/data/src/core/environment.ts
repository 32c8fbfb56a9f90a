import { createReduxStore, type DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getSafeRedirect } from './redirect.ts';
import { createRestClient, type RestClient } from './rest-client.ts';
import { RestError } from './rest-error.ts';

/** What the host gives the stores of a registry. */
export type EnvironmentOptions = {
  /** The clock: milliseconds since 1970, an instant. Unset: the real one. */
  now?: () => number;
  /** Sends the browser to another page. Unset: whatever would, fails. */
  navigate?: (url: string) => void;
  /** The address of the admin page, which relative addresses belong to and whose origin is trusted. */
  baseUrl?: string;
  /** Hosts, besides the page's own, that the browser may be sent to over https. */
  allowedRedirectHosts?: readonly string[];
  /** Shows an error to the person. Unset: it is told by the stores alone. */
  notifyError?: (message: string) => void;
};

/** What every store of one registry shares, given once by the host. */
export type Environment = {
  /** The clock: milliseconds since 1970, an instant. */
  readonly now: () => number;
  /** The way to the store. */
  readonly rest: RestClient;
  /** The address as it may be gone to; undefined when it may not. */
  readonly toSafeRedirect: (target: string) => string | undefined;
  /** Sends the browser there. Throws when the address is not to be trusted, or nothing can send it. */
  readonly redirect: (target: string) => void;
  /** Shows an error to the person. */
  readonly notifyError: (message: string) => void;
};

/** Hosts of the site-connection service, which the browser is sent to and comes back from. */
const CONNECTION_HOSTS: readonly string[] = ['jetpack.wordpress.com', 'wordpress.com'];

type EnvironmentState = {
  readonly environment: Environment | null;
  readonly isSignedOut: boolean;
};

type EnvironmentChanged = {
  type: 'ENVIRONMENT_CHANGED';
  change: Partial<EnvironmentState>;
};

const initialState: EnvironmentState = { environment: null, isSignedOut: false };

/** The environment of a registry, and the one state that all its stores share: whether the session has ended. */
export const environmentStore = createReduxStore('tillview/environment', {
  reducer: (state: EnvironmentState = initialState, action: EnvironmentChanged) =>
    action.type === 'ENVIRONMENT_CHANGED' ? { ...state, ...action.change } : state,
  actions: {
    changeEnvironment: (change: Partial<EnvironmentState>): EnvironmentChanged => ({
      type: 'ENVIRONMENT_CHANGED',
      change,
    }),
  },
  selectors: {
    getEnvironment: (state: EnvironmentState) => state.environment,
    isSignedOut: (state: EnvironmentState) => state.isSignedOut,
  },
});

/** Gives the registry its environment: what the host offers, and a REST client of its own. */
export function registerEnvironment(
  registry: DataRegistry,
  {
    now = () => Date.now(),
    navigate,
    baseUrl,
    allowedRedirectHosts = CONNECTION_HOSTS,
    notifyError = () => undefined,
  }: EnvironmentOptions = {},
): void {
  registry.register(environmentStore);
  const { changeEnvironment } = registry.dispatch(environmentStore);
  const toSafeRedirect = (target: string) =>
    getSafeRedirect(target, { baseUrl, allowedHosts: allowedRedirectHosts });
  const rest = createRestClient({
    onSession(isSignedOut) {
      if (registry.select(environmentStore).isSignedOut() === isSignedOut) return;
      void changeEnvironment({ isSignedOut });
    },
  });
  const redirect = (target: string) => {
    const url = toSafeRedirect(target);
    if (url === undefined || !navigate) {
      throw new RestError(
        'unsafe_redirect',
        __('The browser cannot be sent to the address that was given.', 'tillview'),
        { cause: target },
      );
    }
    navigate(url);
  };
  const environment = { now, rest, toSafeRedirect, redirect, notifyError };
  void changeEnvironment({ environment });
}

/** The environment of the registry. Throws when the stores were registered by another way than `registerStores`. */
export function getEnvironment(registry: DataRegistry): Environment {
  // The types do not say it, but a store that is not registered is undefined.
  const environment = registry.select(environmentStore)?.getEnvironment();
  if (!environment)
    throw new Error('The stores of @tillview/data need registerStores( registry ).');
  return environment;
}
