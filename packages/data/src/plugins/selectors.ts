import { createResource, createStatusSelectors } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type {
  PaypalOnboardingStatus,
  PluginInstallState,
  PluginsData,
  RecommendedPlugin,
} from './types.ts';

type State = StoreState<PluginsData>;

const NO_PLUGINS: readonly RecommendedPlugin[] = Object.freeze([]);

/** Slugs of the active plugins; empty until read. Triggers the read. */
export function getActivePlugins(state: State): readonly string[] {
  return state.data.active;
}

/** Slugs of the installed plugins; empty until read. Triggers the read. */
export function getInstalledPlugins(state: State): readonly string[] {
  return state.data.installed;
}

const NO_NAMES: Readonly<Record<string, string>> = Object.freeze({});

export const {
  /**
   * The names in the plugins' own headers, by slug; empty until read, and for users without permission to see them.
   * Triggers the read.
   */
  get: getSitePluginNames,
} = createResource(keyOf, 'getSitePluginNames', NO_NAMES);

/** The install state of a plugin, from data that was already read. Does not trigger a read. */
export function getPluginInstallState(state: State, slug: string): PluginInstallState {
  if (state.data.active.includes(slug)) return 'activated';
  return state.data.installed.includes(slug) ? 'installed' : 'unavailable';
}

/** Whether the site is connected; undefined until read. Triggers the read. */
export function isJetpackConnected(state: State): boolean | undefined {
  return state.data.isConnected;
}

/** The URL that connects the site; undefined until read. Triggers the read. */
export function getJetpackConnectUrl(
  state: State,
  { redirect_url }: { redirect_url: string },
): string | undefined {
  return state.data.connectUrls[redirect_url];
}

export const {
  /** Onboarding status of the payment provider; undefined until read. Triggers the read. */
  get: getPaypalOnboardingStatus,
} = createResource(
  keyOf,
  'getPaypalOnboardingStatus',
  undefined as PaypalOnboardingStatus | undefined,
);

const recommended = createResource(
  keyOf,
  'getRecommendedPlugins',
  undefined as readonly RecommendedPlugin[] | undefined,
);

/**
 * Recommended plugins; undefined until read, and empty for types other than `payments` (R5.42, R5.43). Triggers the
 * read.
 */
export function getRecommendedPlugins(
  state: State,
  type: string,
): readonly RecommendedPlugin[] | undefined {
  return type === 'payments' ? recommended.get(state, type) : NO_PLUGINS;
}

export const { isOperationRequesting: isPluginsRequesting, getOperationError: getPluginsError } =
  createStatusSelectors(keyOf);
