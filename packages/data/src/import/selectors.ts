import { getStoreTimeZoneMoment } from '@tillview/date';
import { memoize } from '../core/memoize.ts';
import { createResource, createStatusSelectors } from '../core/resource.ts';
import { getResourceName, type Query, withNormalQuery } from '../core/query.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type {
  ImportData,
  ImportForm,
  ImportStarted,
  ImportStatus,
  ImportTotals,
  OrderImport,
} from './types.ts';

type State = StoreState<ImportData>;

/** Date format of the import form (R9.63). */
const IMPORT_DATE_FORMAT = 'MM/DD/YYYY';

const NO_STATUS: ImportStatus = Object.freeze({});
const NO_ORDER_IMPORT: OrderImport | undefined = undefined;
const NO_TOTALS: ImportTotals = Object.freeze({});

/** Whether an import that was started on this page is active, and when the last one was started. */
export function getImportStarted(state: State): ImportStarted {
  return state.data.started;
}

const withDate = memoize((form: ImportForm, date: string): ImportForm => ({
  ...form,
  period: { ...form.period, date },
}));

/** The form's values. The date is today in the store's time zone until the user selects one. */
export function getFormSettings(state: State): ImportForm {
  const { form } = state.data;
  if (form.period.date !== '') return form;
  return withDate(form, getStoreTimeZoneMoment().format(IMPORT_DATE_FORMAT));
}

/** Progress of the import; an empty object until read. Triggers the read. */
export const getImportStatus = withNormalQuery(
  0,
  (state: State, query: Query = {}): ImportStatus =>
    state.data.statuses[getResourceName('status', query)] ?? NO_STATUS,
);

/** Number of records to import, and when the last import was started. */
export type ImportTotalsWithStart = ImportTotals & Pick<ImportStarted, 'lastImportStartTimestamp'>;

const totals = createResource(keyOf, 'getImportTotals', NO_TOTALS);

const withStart = memoize(
  (totals: ImportTotals, lastImportStartTimestamp: number): ImportTotalsWithStart => ({
    ...totals,
    lastImportStartTimestamp,
  }),
);

/**
 * Number of records to import, and when the last import was started; only the latter until the totals are read.
 * Triggers the read.
 */
export const getImportTotals = withNormalQuery(
  0,
  (state: State, query: Query = {}): ImportTotalsWithStart =>
    withStart(totals.get(state, query), state.data.started.lastImportStartTimestamp),
);

const orderImport = createResource(keyOf, 'getOrderImport', NO_ORDER_IMPORT);

/** How the store imports new orders into its reports; undefined until read. Triggers the read. */
export const getOrderImport = (state: State): OrderImport | undefined => orderImport.get(state);

export const { isOperationRequesting: isImportRequesting, getOperationError: getImportError } =
  createStatusSelectors(keyOf);
