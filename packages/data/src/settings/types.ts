/** Settings of a group: id to value. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** One group of settings. */
export type SettingsGroup = {
  readonly values: SettingValues;
  /** Ids of what was changed here and is not saved. */
  readonly dirty: readonly string[];
  /** When the values last came or were changed, in milliseconds since 1970; undefined for never. */
  readonly lastReceived: number | undefined;
};

/** What the settings store holds. */
export type SettingsData = {
  readonly groups: Readonly<Record<string, SettingsGroup>>;
};
