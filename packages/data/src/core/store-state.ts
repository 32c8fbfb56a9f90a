import { keepIdentity } from './keep-identity.ts';

/** The name of an operation with the key of its arguments: `getReportStats(revenue:{…})`, or `installPlugins()`. */
export type OperationKey = `${string}(${string})`;

/** The state of a data store: its own data, and the status of its operations. */
export type StoreState<Data> = {
  readonly data: Data;
  /** The number of pending runs of each operation. */
  readonly requesting: Readonly<Record<OperationKey, number>>;
  /** The last error of each operation. A new run clears it. */
  readonly errors: Readonly<Record<OperationKey, Error>>;
  /** The id of the newest run of each operation. */
  readonly latest: Readonly<Record<OperationKey, number>>;
};

/** Whether a run of the operation is pending. */
export function isRequesting(state: StoreState<unknown>, key: OperationKey): boolean {
  return (state.requesting[key] ?? 0) > 0;
}

/** The error that the operation threw last; `undefined` if its last run succeeded. */
export function getError(state: StoreState<unknown>, key: OperationKey): Error | undefined {
  return state.errors[key];
}

/** The actions that the reducer of every data store handles. */
export type StoreAction<Data> =
  | { type: 'DATA_CHANGED'; change: Partial<Data> }
  | { type: 'OPERATION_STARTED'; key: OperationKey; run: number }
  | { type: 'OPERATION_ENDED'; key: OperationKey }
  | { type: 'OPERATION_FAILED'; key: OperationKey; error: Error }
  | { type: 'READS_DROPPED' };

/**
 * The reducer of a data store. Data arrive here, and here only they get their identity: parts that are equal to the
 * known ones stay the same objects, so that equal data cause no new render (`keepIdentity`).
 */
export function reduceStore<Data>(
  state: StoreState<Data>,
  action: StoreAction<Data>,
): StoreState<Data> {
  switch (action.type) {
    case 'DATA_CHANGED': {
      const data = keepIdentity(state.data, { ...state.data, ...action.change });
      return data === state.data ? state : { ...state, data };
    }
    case 'OPERATION_STARTED':
      return {
        ...state,
        requesting: { ...state.requesting, [action.key]: (state.requesting[action.key] ?? 0) + 1 },
        errors: without(state.errors, action.key),
        latest: { ...state.latest, [action.key]: action.run },
      };
    case 'OPERATION_FAILED':
      return {
        ...endRun(state, action.key),
        errors: { ...state.errors, [action.key]: action.error },
      };
    case 'OPERATION_ENDED':
      return endRun(state, action.key);
    case 'READS_DROPPED':
      return { ...state, errors: {}, latest: {} };
    default:
      return state;
  }
}

function endRun<Data>(state: StoreState<Data>, key: OperationKey): StoreState<Data> {
  const left = (state.requesting[key] ?? 1) - 1;
  const requesting =
    left > 0 ? { ...state.requesting, [key]: left } : without(state.requesting, key);
  return { ...state, requesting };
}

function without<Value>(
  map: Readonly<Record<OperationKey, Value>>,
  key: OperationKey,
): Readonly<Record<OperationKey, Value>> {
  if (!(key in map)) return map;
  const { [key]: _left, ...rest } = map;
  return rest;
}
