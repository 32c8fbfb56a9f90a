/** How far a plugin is (spec §4). */
export type PluginInstallState = 'activated' | 'installed' | 'unavailable';

/** What went wrong, by plugin. */
export type PluginErrors = Readonly<Record<string, readonly string[]>>;

/** The reply to an installation. */
export type InstallReply = {
  data: { installed: string[]; results?: unknown };
  errors?: { errors?: unknown };
  success?: boolean;
  message?: string;
};

/** The reply to an activation. */
export type ActivateReply = {
  data: { activated: string[]; active?: string[] };
  errors?: { errors?: unknown };
  success?: boolean;
  message?: string;
};

/** What both steps brought, one after the other. */
export type InstallAndActivateReply = {
  data: InstallReply['data'] & ActivateReply['data'];
} & Omit<ActivateReply, 'data'>;

/** How far the payment provider is set up. */
export type PaypalOnboardingStatus = {
  production: { state: 'onboarded' | 'unknown' | (string & {}); onboarded: boolean };
};

/** A plugin that the server recommends. */
export type RecommendedPlugin = {
  slug: string;
  title?: string;
  content?: string;
  icon?: string;
  product?: string;
};

/** What the plugins store holds. */
export type PluginsData = {
  readonly active: readonly string[];
  readonly installed: readonly string[];
  /** undefined until it was asked. */
  readonly isConnected: boolean | undefined;
  /** By where the connection service sends the browser back to. */
  readonly connectUrls: Readonly<Record<string, string>>;
  readonly paypalStatus: PaypalOnboardingStatus | undefined;
  readonly recommended: Readonly<Record<string, readonly RecommendedPlugin[]>>;
};
