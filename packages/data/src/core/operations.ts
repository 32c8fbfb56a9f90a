import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { type Environment, getEnvironment } from './environment.ts';
import type { RestClient } from './rest-client.ts';
import { RestError } from './rest-error.ts';
import type { OperationKey, Received, StoreAction, StoreState } from './store-state.ts';

/** The first argument of an operation. */
export type OperationContext<Data> = {
  readonly registry: DataRegistry;
  readonly rest: RestClient;
  /** The clock of the host, in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the current data. Call it again after each `await`. */
  get(): Data;
  /** Replaces parts of the data. Does nothing in a resolver after a newer run of it has started. */
  set(change: Partial<Data>): void;
  /** Stores the value that the operation has read, with its time; like `set`, only for the newest run of a resolver. */
  receive(value: unknown): void;
  /** Stores values of operations by their keys, for example those of an earlier page load. */
  restore(values: Readonly<Record<OperationKey, Received>>): void;
  /** Runs another operation of the same data store, which has its own status. */
  run<Args extends unknown[], Result>(
    operation: (context: OperationContext<Data>, ...args: Args) => Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Stores an error as the operation's error, for an operation that returns instead of throwing. */
  fail(error: Error): void;
  /** The environment of the registry. */
  readonly environment: Environment;
  /** Discards received values, errors and pending reads, which run again. For changes that make them outdated. */
  dropReads(): void;
  /**
   * Removes the older half of the values when there are more than this number. After their resolutions are invalidated,
   * they are read again when they are shown.
   */
  limitValues(max: number): void;
  readonly resolutions: Resolutions;
};

/** The resolution state of a selector with certain arguments. */
export type Resolution = {
  selector: string;
  args: unknown[];
  status: 'resolving' | 'finished' | 'error';
  error?: unknown;
};

/** The resolutions of the data store's selectors. */
export type Resolutions = {
  list(): Resolution[];
  /** When the value of a resolution was received, in milliseconds since 1970; undefined without a value. */
  getReceivedAt(resolution: Resolution): number | undefined;
  /** Invalidates resolutions: mounted components read again at once, other callers on their next call. */
  forget(resolutions: readonly Resolution[]): void;
  /** Marks a selector as resolved because its data arrived with another request. */
  finish(selector: string, args: unknown[]): void;
};

/** An operation of a data store: a resolver or an action. It throws on failure; its status is tracked for it. */
export type Operation<Data> = (
  context: OperationContext<Data>,
  ...args: never[]
) => Promise<unknown>;

/** The operations of a data store by name. */
export type Operations<Data> = Readonly<Record<string, Operation<Data>>>;

type ArgsOf<Op> = Op extends (context: never, ...args: infer Args) => unknown ? Args : never;
type ResultOf<Op> = Op extends (...args: never[]) => Promise<infer Result> ? Result : never;

/**
 * For each operation, a function that returns the key for its arguments. An operation without a key function has one
 * status for all calls.
 */
export type KeyFunctions<Ops> = {
  readonly [Name in keyof Ops]?: (...args: ArgsOf<Ops[Name]>) => string;
};

/** The arguments of an operation's key function. */
export type KeyArgs<Keys, Name> = Name extends keyof Keys
  ? Keys[Name] extends (...args: infer Args) => string
    ? Args
    : []
  : [];

/** Returns the key of an operation's status. Unknown names and wrong key arguments are type errors. */
export type KeyOf<Ops, Keys> = <Name extends keyof Ops & string>(
  name: Name,
  ...args: KeyArgs<Keys, Name>
) => OperationKey;

/** Creates the function that returns the status keys of a data store's operations. */
export function createKeyOf<Ops, Keys extends KeyFunctions<Ops>>(keys: Keys): KeyOf<Ops, Keys> {
  return (name, ...args) => keyFor(keys, name, args);
}

function keyFor(keys: object, name: string, args: readonly unknown[]): OperationKey {
  const toKey: unknown = Reflect.get(keys, name);
  return `${name}(${typeof toKey === 'function' ? String(Reflect.apply(toKey, undefined, args)) : ''})`;
}

/** The arguments of a thunk that are used here. */
type ThunkArgs<Data> = {
  registry: DataRegistry;
  dispatch: ((action: StoreAction<Data>) => unknown) & {
    invalidateResolutionForStoreSelector(selector: string): unknown;
    startResolutions(selector: string, args: unknown[][]): unknown;
    finishResolution(selector: string, args: unknown[]): unknown;
    finishResolutions(selector: string, args: unknown[][]): unknown;
    failResolutions(selector: string, args: unknown[][], errors: unknown[]): unknown;
  };
  select: (<Result>(read: (state: { root: StoreState<Data> }) => Result) => Result) & {
    getCachedResolvers(): Record<string, ResolutionMap>;
  };
};

type ResolutionMap = {
  forEach(
    visit: (state: Omit<Resolution, 'selector' | 'args'> | undefined, args: unknown[]) => void,
  ): void;
};

/**
 * The operations as action creators, with the same names and arguments. Each returns a thunk that tracks the status.
 */
export type Tracked<Ops> = {
  readonly [Name in keyof Ops]: (
    ...args: ArgsOf<Ops[Name]>
  ) => (thunk: ThunkArgs<never>) => Promise<ResultOf<Ops[Name]>>;
};

/**
 * Whether late results are used: for a resolver only the result of its newest run, for an action the result of every
 * run.
 */
type OperationKind = 'resolver' | 'action';

/** All operations of a data store, and the functions that return their keys. */
type StoreOperations<Data> = {
  readonly resolvers: Operations<Data>;
  readonly actions: Operations<Data>;
  readonly keys: object;
};

/** One run of an operation. */
type OperationRun<Data> = {
  readonly kind: OperationKind;
  readonly key: OperationKey;
  readonly operations: StoreOperations<Data>;
  readonly work: (context: OperationContext<Data>) => Promise<unknown>;
};

let runs = 0;

/**
 * Wraps operations so that each run sets the requesting flag of its key, stores its error and throws the same error. A
 * resolver runs again when its reads were discarded. It ends without a result when a newer run with the same key has
 * started, since its data is outdated.
 */
export function trackOperations<Data, Ops extends Operations<Data>>(
  kind: OperationKind,
  operations: Ops,
  store: StoreOperations<Data>,
): Tracked<Ops> {
  const tracked = Object.entries(operations).map(([name, operation]) => [
    name,
    (...args: never[]) =>
      (thunk: ThunkArgs<Data>) => {
        const key = keyFor(store.keys, name, args);
        const work = (context: OperationContext<Data>) => operation(context, ...args);
        return runOperation({ kind, key, operations: store, work }, thunk);
      },
  ]);
  // `Object.fromEntries` loses the names of the operations in its type.
  return Object.fromEntries(tracked) as Tracked<Ops>;
}

async function runOperation<Data>(
  run: OperationRun<Data>,
  thunk: ThunkArgs<Data>,
): Promise<unknown> {
  const { kind, key, work } = run;
  const { dispatch, select } = thunk;
  const id = ++runs;
  const latest = () => select(({ root }) => root.resources[key]?.run);
  const isCurrent = () => kind === 'action' || latest() === id;
  const failures: Error[] = [];
  dispatch({ type: 'OPERATION_STARTED', key, run: id });
  try {
    const context = createContext(run, thunk, isCurrent, (error) => failures.push(error));
    const result = await work(context);
    const [error] = failures;
    if (error) dispatch({ type: 'OPERATION_FAILED', key, error });
    else dispatch({ type: 'OPERATION_ENDED', key });
    if (isCurrent()) return result;
  } catch (thrown) {
    if (isCurrent()) {
      const error = toError(thrown);
      dispatch({ type: 'OPERATION_FAILED', key, error });
      throw error;
    }
    dispatch({ type: 'OPERATION_ENDED', key });
  }
  return latest() === undefined ? runOperation(run, thunk) : undefined;
}

/** The name and kind of an operation in its data store. */
function findOperation<Data>(
  { resolvers, actions }: StoreOperations<Data>,
  wanted: unknown,
): { name: string; kind: OperationKind } {
  for (const [kind, operations] of [
    ['resolver', resolvers],
    ['action', actions],
  ] as const) {
    const name = Object.keys(operations).find((key) => operations[key] === wanted);
    if (name !== undefined) return { name, kind };
  }
  throw new Error('run() accepts only operations of the same data store.');
}

function createContext<Data>(
  { key: ownKey, operations }: OperationRun<Data>,
  thunk: ThunkArgs<Data>,
  isCurrent: () => boolean,
  fail: (error: Error) => void,
): OperationContext<Data> {
  const { registry, dispatch, select } = thunk;
  const environment = getEnvironment(registry);
  return {
    registry,
    environment,
    rest: environment.rest,
    now: environment.now,
    fail,
    get: () => select(({ root }) => root.data),
    set(change) {
      if (isCurrent()) dispatch({ type: 'DATA_CHANGED', change });
    },
    receive(value) {
      if (!isCurrent()) return;
      const received = { value, receivedAt: environment.now() };
      dispatch({ type: 'VALUES_RECEIVED', values: { [ownKey]: received } });
    },
    restore: (values) => void dispatch({ type: 'VALUES_RECEIVED', values }),
    async run<Args extends unknown[], Result>(
      operation: (context: OperationContext<Data>, ...args: Args) => Promise<Result>,
      ...args: Args
    ): Promise<Result> {
      const { name, kind } = findOperation(operations, operation);
      const key = keyFor(operations.keys, name, args);
      const results: Result[] = [];
      const work = async (context: OperationContext<Data>) => {
        results.push(await operation(context, ...args));
      };
      await runOperation({ kind, key, operations, work }, thunk);
      // If the operation ran again, the last result counts. There is always one, because a failed run throws above.
      return results.at(-1) as Result;
    },
    dropReads() {
      environment.rest.forgetReads();
      dispatch({ type: 'READS_DROPPED' });
    },
    limitValues: (max) => void dispatch({ type: 'VALUES_LIMITED', max }),
    resolutions: {
      list: () => listResolutions(thunk),
      getReceivedAt({ selector, args }) {
        const key = keyFor(operations.keys, selector, args);
        return select(({ root }) => root.resources[key]?.receivedAt);
      },
      forget: (resolutions) => registry.batch(() => forgetResolutions(thunk, resolutions)),
      finish: (selector, args) => void dispatch.finishResolution(selector, args),
    },
  };
}

/** All resolutions of a data store that are not invalidated. */
function listResolutions<Data>({ select }: Pick<ThunkArgs<Data>, 'select'>): Resolution[] {
  return Object.entries(select.getCachedResolvers()).flatMap(([selector, map]) => {
    const found: Resolution[] = [];
    // The map stores invalidated entries as undefined.
    map.forEach((state, args) => {
      if (state) found.push({ selector, args, ...state });
    });
    return found;
  });
}

/**
 * Invalidates resolutions. `invalidateResolution` keeps the arguments, copies them in each later resolution, and never
 * releases them, so the resolutions of a selector are all removed and the others are set again.
 */
function forgetResolutions<Data>(
  { dispatch, select }: ThunkArgs<Data>,
  resolutions: readonly Resolution[],
): void {
  const known = listResolutions({ select });
  const forgotten = new Set(resolutions.map(({ args }) => args));
  for (const selector of new Set(resolutions.map((resolution) => resolution.selector))) {
    const left = known.filter(
      (resolution) => resolution.selector === selector && !forgotten.has(resolution.args),
    );
    const withStatus = (status: Resolution['status']) =>
      left.filter((resolution) => resolution.status === status);
    const argsOf = (status: Resolution['status']) => withStatus(status).map(({ args }) => args);
    dispatch.invalidateResolutionForStoreSelector(selector);
    dispatch.startResolutions(selector, argsOf('resolving'));
    dispatch.finishResolutions(selector, argsOf('finished'));
    const errors = withStatus('error').map(({ error }) => error);
    dispatch.failResolutions(selector, argsOf('error'), errors);
  }
}

function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  return new RestError('unknown_error', __('Something went wrong.', 'tillview'), { cause: thrown });
}
