/** Install state of a plugin (R4.57–R4.59). */
export type PluginInstallState = 'activated' | 'installed' | 'unavailable';

/** Error messages by plugin. */
export type PluginErrors = Readonly<Record<string, readonly string[]>>;

/** Reply to an installation. */
export type InstallReply = {
  data: { installed: string[]; results?: unknown };
  errors?: { errors?: unknown };
  success?: boolean;
  message?: string;
};

/** Reply to an activation. */
export type ActivateReply = {
  data: { activated: string[]; active?: string[] };
  errors?: { errors?: unknown };
  success?: boolean;
  message?: string;
};

/** Combined reply to an installation and activation. */
export type InstallAndActivateReply = {
  data: InstallReply['data'] & ActivateReply['data'];
} & Omit<ActivateReply, 'data'>;

/** Onboarding status of the payment provider (R3.68). */
export type PaypalOnboardingStatus = {
  production: { state: 'onboarded' | 'unknown' | (string & {}); onboarded: boolean };
};

/** A recommended plugin. */
export type RecommendedPlugin = {
  slug: string;
  title?: string;
  content?: string;
  icon?: string;
  product?: string;
};

/** A plugin in the list of the WordPress REST API. */
export type ListedPlugin = {
  /** The plugin's file relative to the plugins folder, without `.php`. */
  plugin: string;
  name: string;
};

/** State of the plugins data store. */
export type PluginsData = {
  readonly active: readonly string[];
  readonly installed: readonly string[];
  /** undefined until read. */
  readonly isConnected: boolean | undefined;
  /** By the URL that the connection service redirects back to. */
  readonly connectUrls: Readonly<Record<string, string>>;
};
