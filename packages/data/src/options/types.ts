/** Site options by name, as the server holds them. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** What the options store holds. */
export type OptionsData = {
  readonly values: OptionValues;
  /** How often each option was changed here, so that a reply from before the change is known for one. */
  readonly changes: Readonly<Record<string, number>>;
};

/** How an update ended. On success with the fields of the reply; `success` is never one of them. */
export type OptionsUpdate =
  | { readonly success: true; readonly [name: string]: unknown }
  | {
      readonly success: false;
      readonly error: Error;
      readonly code: string | undefined;
      readonly message: string;
      readonly data: unknown;
    };
