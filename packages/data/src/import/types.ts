/** Which past orders an import takes. */
export type ImportPeriod = {
  /** MM/DD/YYYY: from this day on, when the label is `custom`. */
  readonly date: string;
  /** `all`, `custom`, or a preset that the import screen offers. */
  readonly label: 'all' | 'custom' | (string & {});
};

/** What the import form holds. */
export type ImportForm = {
  readonly period: ImportPeriod;
  readonly skipPrevious: boolean;
};

/** Whether an import was begun here, and when the last one was. */
export type ImportStarted = {
  readonly activeImport: boolean;
  /** Milliseconds since 1970; 0 for never. */
  readonly lastImportStartTimestamp: number;
};

/** How far one kind of record is. */
export type ImportProgress = {
  imported: number;
  total: number;
};

/** How far an import is; only the flag before there ever was one. */
export type ImportStatus = {
  is_importing?: boolean;
  customers?: ImportProgress;
  orders?: ImportProgress;
  imported_from?: string | null;
};

/** How much there is to import. */
export type ImportTotals = {
  customers?: number;
  orders?: number;
};

/** What the import store holds. */
export type ImportData = {
  readonly started: ImportStarted;
  /** The date is '' until one is chosen: it stands for today, which only the clock knows. */
  readonly form: ImportForm;
  readonly statuses: Readonly<Record<string, ImportStatus>>;
  readonly totals: Readonly<Record<string, ImportTotals>>;
};
