import { createReduxStore, type DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getSafeRedirect } from './redirect.ts';
import { createRestClient, type RestClient } from './rest-client.ts';
import { RestError } from './rest-error.ts';

/** What the host provides to the data stores of a registry. */
export type EnvironmentOptions = {
  /** The clock: milliseconds since 1970, an instant. Unset: the real one. */
  now?: () => number;
  /** Sends the browser to another page. Unset: every redirect throws. */
  navigate?: (url: string) => void;
  /** URL of the admin page. Relative addresses resolve against it, and its origin is trusted. */
  baseUrl?: string;
  /** Other hosts that the browser may be sent to over https. */
  allowedRedirectHosts?: readonly string[];
  /** Shows an error to the user. Unset: errors are only stored. */
  notifyError?: (message: string) => void;
};

/** What all data stores of one registry share. */
export type Environment = {
  /** The clock: milliseconds since 1970, an instant. */
  readonly now: () => number;
  /** The REST client. */
  readonly rest: RestClient;
  /** The absolute URL if redirecting to it is allowed, else undefined. */
  readonly toSafeRedirect: (target: string) => string | undefined;
  /** Redirects the browser. Throws when the address is not allowed or the host provided no `navigate`. */
  readonly redirect: (target: string) => void;
  /** Shows an error to the user. */
  readonly notifyError: (message: string) => void;
  /** Runs a save of several requests: until it ends, leaving the page would lose it. */
  readonly whileSaving: <T>(save: () => Promise<T>) => Promise<T>;
};

/** Hosts of the site-connection service, which redirects to and from the admin page. */
const CONNECTION_HOSTS: readonly string[] = ['jetpack.wordpress.com', 'wordpress.com'];

type EnvironmentState = {
  readonly environment: Environment | null;
  readonly isSignedOut: boolean;
  /** Number of saves in flight. */
  readonly saves: number;
};

type EnvironmentChanged = {
  type: 'ENVIRONMENT_CHANGED';
  change: Partial<EnvironmentState>;
};

const initialState: EnvironmentState = { environment: null, isSignedOut: false, saves: 0 };

/** The environment of a registry, and the state that all its data stores share: whether the session has ended. */
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
    isSaving: (state: EnvironmentState) => state.saves > 0,
    getSaveCount: (state: EnvironmentState) => state.saves,
  },
});

/** Sets the registry's environment: what the host provides, and a REST client. */
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
  const countSaves = (step: 1 | -1) => {
    const saves = registry.select(environmentStore).getSaveCount() + step;
    void changeEnvironment({ saves });
  };
  const whileSaving = async <T>(save: () => Promise<T>): Promise<T> => {
    countSaves(1);
    try {
      return await save();
    } finally {
      countSaves(-1);
    }
  };
  const rest = createRestClient({
    whileSaving,
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
        __('Redirect blocked: the address is not allowed.', 'tillview'),
        { cause: target },
      );
    }
    navigate(url);
  };
  const environment = { now, rest, toSafeRedirect, redirect, notifyError, whileSaving };
  void changeEnvironment({ environment });
}

/** The environment of the registry. Throws when the data stores were not registered by `registerStores`. */
export function getEnvironment(registry: DataRegistry): Environment {
  // Missing in the types: `select` returns undefined for an unregistered store.
  const environment = registry.select(environmentStore)?.getEnvironment();
  if (!environment) throw new Error('Call registerStores( registry ) before using a data store.');
  return environment;
}
