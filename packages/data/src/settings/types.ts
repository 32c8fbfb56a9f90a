/** Settings of a group: a map from id to value. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** One group of settings. */
export type SettingsGroup = {
  readonly values: SettingValues;
  /** Ids of the unsaved changes. */
  readonly dirty: readonly string[];
  /** When the values were last read or changed, in milliseconds since 1970; undefined for never. */
  readonly lastReceived: number | undefined;
};

/** State of the settings data store. */
export type SettingsData = {
  readonly groups: Readonly<Record<string, SettingsGroup>>;
};
