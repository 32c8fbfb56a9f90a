import { createBookSelectors } from '../core/book-selectors.ts';
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

/** Slugs of the active plugins; empty until they were read. Starts the read. */
export function getActivePlugins(state: State): readonly string[] {
  return state.data.active;
}

/** Slugs of the installed plugins; empty until they were read. Starts the read. */
export function getInstalledPlugins(state: State): readonly string[] {
  return state.data.installed;
}

/** How far a plugin is, by what was read. Starts no read. */
export function getPluginInstallState(state: State, slug: string): PluginInstallState {
  if (state.data.active.includes(slug)) return 'activated';
  return state.data.installed.includes(slug) ? 'installed' : 'unavailable';
}

/** Whether the site is connected; undefined until that was read. Starts the read. */
export function isJetpackConnected(state: State): boolean | undefined {
  return state.data.isConnected;
}

/** The address at which the site is connected; undefined until it was read. Starts the read. */
export function getJetpackConnectUrl(
  state: State,
  { redirect_url }: { redirect_url: string },
): string | undefined {
  return state.data.connectUrls[redirect_url];
}

/** How far the payment provider is set up; undefined until that was read. Starts the read. */
export function getPaypalOnboardingStatus(state: State): PaypalOnboardingStatus | undefined {
  return state.data.paypalStatus;
}

/** What the server recommends; undefined until it was read, and empty for other types than `payments`. Starts the read. */
export function getRecommendedPlugins(
  state: State,
  type: string,
): readonly RecommendedPlugin[] | undefined {
  return type === 'payments' ? state.data.recommended[type] : NO_PLUGINS;
}

export const { isOperationRequesting: isPluginsRequesting, getOperationError: getPluginsError } =
  createBookSelectors(keyOf);
