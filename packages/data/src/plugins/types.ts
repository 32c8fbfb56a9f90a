/** How far a plugin is (spec §4). */
export type PluginInstallState = 'activated' | 'installed' | 'unavailable';

/** What went wrong, by plugin. */
export type PluginErrors = Readonly<Record<string, readonly string[]>>;

/** The reply to an installation. */
export interface InstallReply {
  data: { installed: string[]; results?: unknown };
  errors?: { errors?: unknown };
  success?: boolean;
  message?: string;
}

/** The reply to an activation. */
export interface ActivateReply {
  data: { activated: string[]; active?: string[] };
  errors?: { errors?: unknown };
  success?: boolean;
  message?: string;
}

/** What both steps brought, one after the other. */
export interface InstallAndActivateReply extends Omit<ActivateReply, 'data'> {
  data: InstallReply['data'] & ActivateReply['data'];
}

/** How far the payment provider is set up. */
export interface PaypalOnboardingStatus {
  production: { state: 'onboarded' | 'unknown' | (string & {}); onboarded: boolean };
}

/** A plugin that the server recommends. */
export interface RecommendedPlugin {
  slug: string;
  title?: string;
  content?: string;
  icon?: string;
  product?: string;
}

/** What the plugins store holds. */
export interface PluginsData {
  readonly active: readonly string[];
  readonly installed: readonly string[];
  /** undefined until it was asked. */
  readonly isConnected: boolean | undefined;
  /** By where the connection service sends the browser back to. */
  readonly connectUrls: Readonly<Record<string, string>>;
  readonly paypalStatus: PaypalOnboardingStatus | undefined;
  readonly recommended: Readonly<Record<string, readonly RecommendedPlugin[]>>;
}
