/** The period of an import. */
export type ImportPeriod = {
  /** First day as MM/DD/YYYY, when the label is `custom`. */
  readonly date: string;
  /** `all`, `custom`, or a preset that the import screen offers. */
  readonly label: 'all' | 'custom' | (string & {});
};

/** Values of the import form. */
export type ImportForm = {
  readonly period: ImportPeriod;
  readonly skipPrevious: boolean;
};

/** Whether an import was started here, and when the last one was. */
export type ImportStarted = {
  readonly activeImport: boolean;
  /** Milliseconds since 1970; 0 for never. */
  readonly lastImportStartTimestamp: number;
};

/** Progress for one kind of record. */
export type ImportProgress = {
  imported: number;
  total: number;
};

/** Progress of the import; only the flag before the first import. */
export type ImportStatus = {
  is_importing?: boolean;
  customers?: ImportProgress;
  orders?: ImportProgress;
  imported_from?: string | null;
};

/** Number of records to import. */
export type ImportTotals = {
  customers?: number;
  orders?: number;
};

/** State of the import data store. */
export type ImportData = {
  readonly started: ImportStarted;
  /** The date is '' until one is selected and then means today, which depends on the clock. */
  readonly form: ImportForm;
  readonly statuses: Readonly<Record<string, ImportStatus>>;
  readonly totals: Readonly<Record<string, ImportTotals>>;
};
