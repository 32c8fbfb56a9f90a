/** The signed-in user, as the platform returns it. */
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
  /** Fields of the platform; our own preferences among them, once the user was read. */
  meta?: unknown;
  /** Preferences by key, each value as JSON text; '' is a preference that is not set. Our own start with `tillview_`. */
  woocommerce_meta?: UserMeta;
};

/** Preferences as they are stored: key to JSON text. */
export type UserMeta = Readonly<Record<string, string>>;

/** Preferences to save: key to value; undefined and '' unset one. */
export type UserPreferences = Readonly<Record<string, unknown>>;

/** State of the user data store. */
export type UserData = {
  readonly user: User | undefined;
};
