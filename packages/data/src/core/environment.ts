import { createReduxStore, type DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getSafeRedirect } from './redirect.ts';
import { createRestClient, type RestClient, type WaitingRead } from './rest-client.ts';
import { RestError } from './rest-error.ts';

/** Where a browser keeps the past days of a user and a store. What `parse` refuses is removed. */
export type KeptDaysStorage = {
  readonly read: <Days>(parse: (value: unknown) => Days | undefined) => Days | undefined;
  readonly write: (days: object) => void;
};

/** Where a browser keeps that the reports of a store are slow. */
type SlowStoreStorage = {
  readonly isSlow: () => boolean;
  readonly keep: () => void;
};

/** What the host provides to the data stores of a registry. */
export type EnvironmentOptions = {
  /** The clock, in milliseconds since 1970; the system clock by default. */
  now?: () => number;
  /** Navigates to another page. Without it, every redirect throws. */
  navigate?: (url: string) => void;
  /** The maximum number of pending reads; the host may answer many in one request. */
  maxParallelReads?: number;
  /** URL of the admin page. Relative URLs resolve against it, and its origin is trusted. */
  baseUrl?: string;
  /** Keeps past days, so that only new ones are read. Without it, all are read. */
  keptDays?: KeptDaysStorage | undefined;
  /** Keeps that reports are slow. Without it, only the page knows it. */
  slowStore?: SlowStoreStorage | undefined;
  /** Shows an error to the user. Without it, errors are only stored. */
  notifyError?: (message: string) => void;
  /**
   * Whether the store has a route that not every version has, such as '/wc-analytics/imports/status'. By default, every
   * route of WooCommerce is requested.
   */
  hasRoute?: (route: string) => Promise<boolean>;
};

/** The services that all data stores of a registry share. */
export type Environment = {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** The REST client. */
  readonly rest: RestClient;
  /** Returns the absolute URL if redirecting to it is allowed, otherwise `undefined`. */
  readonly toSafeRedirect: (target: string) => string | undefined;
  /** Redirects the browser. Throws when the URL is not allowed or the host provided no `navigate`. */
  readonly redirect: (target: string) => void;
  /** Shows an error to the user. */
  readonly notifyError: (message: string) => void;
  /** Whether the store has a route. A request to a missing route is an error in the console of the browser. */
  readonly hasRoute: (route: string) => Promise<boolean>;
  /** Keeps past days, if the host does. */
  readonly keptDays: KeptDaysStorage | undefined;
  /** Runs a save that consists of several requests. Until it ends, leaving the page would lose changes. */
  readonly whileSaving: <T>(save: () => Promise<T>) => Promise<T>;
};

/** Hosts of the site-connection service, to which the admin page redirects and from which the user returns. */
const CONNECTION_HOSTS: readonly string[] = ['jetpack.wordpress.com', 'wordpress.com'];

type EnvironmentState = {
  readonly environment: Environment | null;
  readonly isSignedOut: boolean;
  /** The number of pending saves. */
  readonly saves: number;
  /** The reads that the store has not answered for 10 seconds. */
  readonly waiting: readonly WaitingRead[];
  /** Whether the reports of the store are slow. */
  readonly isSlow: boolean;
  /** Whether the user wants everything to be requested, although the store is slow. */
  readonly requestsAll: boolean;
};

type EnvironmentChanged = {
  type: 'ENVIRONMENT_CHANGED';
  change: Partial<EnvironmentState>;
};

const initialState: EnvironmentState = {
  environment: null,
  isSignedOut: false,
  saves: 0,
  waiting: [],
  isSlow: false,
  requestsAll: false,
};

/**
 * The environment of a registry, and the state that its data stores share: whether the user is signed out and the
 * number of pending saves.
 */
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
    getWaitingReads: (state: EnvironmentState) => state.waiting,
    isSlow: (state: EnvironmentState) => state.isSlow,
    isHeld: (state: EnvironmentState) => state.isSlow && !state.requestsAll,
  },
});

/** Registers the environment of a registry: the functions of the host, and a REST client. */
export function registerEnvironment(
  registry: DataRegistry,
  {
    now = () => Date.now(),
    navigate,
    maxParallelReads,
    keptDays,
    slowStore,
    baseUrl,
    notifyError = () => undefined,
    hasRoute = (route) => Promise.resolve(route.startsWith('/wc')),
  }: EnvironmentOptions = {},
): void {
  registry.register(environmentStore);
  const { changeEnvironment } = registry.dispatch(environmentStore);
  const toSafeRedirect = (target: string) =>
    getSafeRedirect(target, { baseUrl, allowedHosts: CONNECTION_HOSTS });
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
    maxParallelReads,
    whileSaving,
    isSlow: () => registry.select(environmentStore).isSlow(),
    onSlow() {
      slowStore?.keep();
      if (!registry.select(environmentStore).isSlow()) void changeEnvironment({ isSlow: true });
    },
    onWaiting: (waiting) => void changeEnvironment({ waiting }),
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
        __('Redirect blocked: the URL is not allowed.', 'tillview'),
        { cause: target },
      );
    }
    navigate(url);
  };
  const environment = {
    now,
    rest,
    toSafeRedirect,
    redirect,
    notifyError,
    hasRoute,
    keptDays,
    whileSaving,
  };
  void changeEnvironment({ environment, isSlow: slowStore?.isSlow() === true });
}

/** Returns the environment of a registry. Throws when the data stores were not registered by `registerStores`. */
export function getEnvironment(registry: DataRegistry): Environment {
  // The type declarations do not say it, but `select` returns `undefined` for an unregistered store.
  const environment = registry.select(environmentStore)?.getEnvironment();
  if (!environment) throw new Error('Call registerStores( registry ) before using a data store.');
  return environment;
}
