/** The signed-in user, as WordPress returns it. */
export type User = {
  id: number;
  name: string;
  username?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  locale?: string;
  roles?: string[];
  capabilities?: Readonly<Record<string, boolean>>;
  is_super_admin?: boolean;
  avatar_urls?: Readonly<Record<string, string>>;
  /** WordPress meta fields; they include our own preferences once the user was read. */
  meta?: unknown;
  /** Preferences by key, each value as JSON; '' for a preference that is not set. Our own start with `tillview_`. */
  woocommerce_meta?: UserMeta;
};

/** Stored preferences: a map from key to JSON. */
export type UserMeta = Readonly<Record<string, string>>;

/** Preferences to save: a map from key to value; undefined and '' unset a preference. */
export type UserPreferences = Readonly<Record<string, unknown>>;

/** State of the user data store. */
export type UserData = {
  readonly user: User | undefined;
};
