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

/** Whether an import that was started on this page is active, and when the last one was started. */
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

/** Progress of the import. Before the first import it only has `is_importing`. */
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

/** How the store imports new orders into its reports: each at once, or in batches. Local times as 'YYYY-MM-DD HH:mm:ss'. */
export type OrderImport = {
  readonly mode: 'immediate' | 'scheduled';
  /** The time until which orders are in the reports; null if they are imported at once. */
  readonly last_processed_date: string | null;
  readonly next_scheduled: string | null;
  readonly import_in_progress_or_due: boolean | null;
  /** The number of orders that could not be imported and are tried again. */
  readonly failed_count?: number;
};

/** State of the import data store. */
export type ImportData = {
  readonly started: ImportStarted;
  /**
   * The date is '' until the user selects one, and means today: storing today's date would make it outdated the next
   * day.
   */
  readonly form: ImportForm;
  readonly statuses: Readonly<Record<string, ImportStatus>>;
};
