import { getStoreTimeZoneMoment } from '@tillview/date';
import { createBookSelectors } from '../core/book-selectors.ts';
import { getResourceName, type Query, withNormalQuery } from '../core/query.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { ImportData, ImportForm, ImportStarted, ImportStatus, ImportTotals } from './types.ts';

type State = StoreState<ImportData>;

/** How the import's date is written (spec §9). */
const IMPORT_DATE_FORMAT = 'MM/DD/YYYY';

const NO_STATUS: ImportStatus = Object.freeze({});
const NO_TOTALS: ImportTotals = Object.freeze({});

/** Whether an import was begun here, and when the last one was. */
export function getImportStarted(state: State): ImportStarted {
  return state.data.started;
}

const forms = new WeakMap<ImportForm, ImportForm>();

/** What the form holds; its date is the store's today until one is chosen. */
export function getFormSettings(state: State): ImportForm {
  const { form } = state.data;
  if (form.period.date !== '') return form;
  const date = getStoreTimeZoneMoment().format(IMPORT_DATE_FORMAT);
  const known = forms.get(form);
  if (known?.period.date === date) return known;
  const dated = { ...form, period: { ...form.period, date } };
  forms.set(form, dated);
  return dated;
}

/** How far an import is; an empty object until that was read. Starts the read. */
export const getImportStatus = withNormalQuery(
  0,
  (state: State, query: Query = {}): ImportStatus =>
    state.data.statuses[getResourceName('status', query)] ?? NO_STATUS,
);

/** How much there is to import, and when the last import was begun. */
export type ImportTotalsWithStart = ImportTotals & Pick<ImportStarted, 'lastImportStartTimestamp'>;

const joined = new WeakMap<ImportTotals, ImportTotalsWithStart>();

/** How much there is to import; until that was read only when the last import was begun. Starts the read. */
export const getImportTotals = withNormalQuery(
  0,
  (state: State, query: Query = {}): ImportTotalsWithStart => {
    const totals = state.data.totals[getResourceName('totals', query)] ?? NO_TOTALS;
    const { lastImportStartTimestamp } = state.data.started;
    const known = joined.get(totals);
    if (known?.lastImportStartTimestamp === lastImportStartTimestamp) return known;
    const both = { ...totals, lastImportStartTimestamp };
    joined.set(totals, both);
    return both;
  },
);

export const { isOperationRequesting: isImportRequesting, getOperationError: getImportError } =
  createBookSelectors(keyOf);
