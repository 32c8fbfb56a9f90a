/** Site options by name, as the server returns them. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** State of the options data store. */
export type OptionsData = {
  readonly values: OptionValues;
  /** Number of local changes of each option, to detect replies to requests that were sent before a change. */
  readonly changes: Readonly<Record<string, number>>;
};

/** Result of an update. On success it includes the fields of the reply, except `success`, which is always true. */
export type OptionsUpdate =
  | { readonly success: true; readonly [name: string]: unknown }
  | {
      readonly success: false;
      readonly error: Error;
      readonly code: string | undefined;
      readonly message: string;
      readonly data: unknown;
    };
