import { keepIdentity } from './keep-identity.ts';

/** The name of an operation with the key of its arguments: `getReportStats(revenue:{…})`, or `installPlugins()`. */
export type OperationKey = `${string}(${string})`;

/** A value that was read, and when. */
export type Received<Value = unknown> = {
  readonly value: Value;
  /** In milliseconds since 1970, by the host's clock. */
  readonly receivedAt: number;
};

/** What a data store knows of one operation with one key: its value with its age, its error, and its runs. */
export type Resource = Partial<Received> & {
  /** The last error. A new run clears it. */
  readonly error?: Error;
  /** The number of pending runs. */
  readonly pending: number;
  /** The id of the newest run. */
  readonly run?: number;
};

/** The state of a data store: its own data, and one record for each operation and key. */
export type StoreState<Data> = {
  readonly data: Data;
  readonly resources: Readonly<Record<OperationKey, Resource>>;
};

/** The actions that the reducer of every data store handles. */
export type StoreAction<Data> =
  | { type: 'DATA_CHANGED'; change: Partial<Data> }
  | { type: 'VALUES_RECEIVED'; values: Readonly<Record<OperationKey, Received>> }
  | { type: 'OPERATION_STARTED'; key: OperationKey; run: number }
  | { type: 'OPERATION_ENDED'; key: OperationKey }
  | { type: 'OPERATION_FAILED'; key: OperationKey; error: Error }
  | { type: 'VALUES_LIMITED'; max: number }
  | { type: 'READS_DROPPED' };

/** The data of a store whose values are all in its resources. */
export type NoData = Readonly<Record<string, never>>;

const UNKNOWN: Resource = Object.freeze({ pending: 0 });

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
    case 'VALUES_RECEIVED': {
      const received = Object.entries(action.values).map(([name, { value, receivedAt }]) => {
        // `Object.entries` loses the type of the names.
        const key = name as OperationKey;
        const before = state.resources[key] ?? UNKNOWN;
        return [key, { ...before, value: keepIdentity(before.value, value), receivedAt }];
      });
      return { ...state, resources: { ...state.resources, ...Object.fromEntries(received) } };
    }
    case 'OPERATION_STARTED':
      return withResource(state, action.key, ({ error: _error, pending, ...rest }) => ({
        ...rest,
        pending: pending + 1,
        run: action.run,
      }));
    case 'OPERATION_FAILED':
      return withResource(state, action.key, (before) => ({
        ...endRun(before),
        error: action.error,
      }));
    case 'OPERATION_ENDED':
      return withResource(state, action.key, endRun);
    case 'VALUES_LIMITED':
      return { ...state, resources: withoutOldValues(state.resources, action.max) };
    case 'READS_DROPPED': {
      const left = Object.entries(state.resources).filter(([, { pending }]) => pending > 0);
      const resources = left.map(([key, { pending }]) => [key, { pending }]);
      return { ...state, resources: Object.fromEntries(resources) };
    }
    default:
      return state;
  }
}

/** The resources without the older half of their values, if these are more than `max`. A pending run keeps its value. */
function withoutOldValues(
  resources: StoreState<unknown>['resources'],
  max: number,
): StoreState<unknown>['resources'] {
  const entries = Object.entries(resources);
  const times = entries.flatMap(([, { receivedAt }]) => receivedAt ?? []);
  if (times.length <= max) return resources;
  // Values that were received at the time of the newest one above the limit go with it.
  const tooOld = times.toSorted((a, b) => b - a)[Math.floor(max / 2)] ?? 0;
  const left = entries.filter(
    ([, { pending, receivedAt }]) => pending > 0 || receivedAt === undefined || receivedAt > tooOld,
  );
  return Object.fromEntries(left);
}

const endRun = (resource: Resource): Resource => ({ ...resource, pending: resource.pending - 1 });

function withResource<Data>(
  state: StoreState<Data>,
  key: OperationKey,
  change: (before: Resource) => Resource,
): StoreState<Data> {
  const resource = change(state.resources[key] ?? UNKNOWN);
  return { ...state, resources: { ...state.resources, [key]: resource } };
}
