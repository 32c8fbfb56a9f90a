import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { type Environment, getEnvironment } from './environment.ts';
import type { RestClient } from './rest-client.ts';
import { RestError } from './rest-error.ts';
import type { OperationKey, StoreAction, StoreState } from './store-state.ts';

/** What an operation works with. */
export type OperationContext<Data> = {
  readonly registry: DataRegistry;
  readonly rest: RestClient;
  /** The clock of the host: milliseconds since 1970. */
  readonly now: () => number;
  /** The store's data as they are now: read again after each `await`. */
  get(): Data;
  /** Replaces parts of the data. In a resolver that a newer run has overtaken this does nothing. */
  set(change: Partial<Data>): void;
  /** Runs another operation of the same store under its own name: its flag, its error. */
  run<Args extends unknown[], Result>(
    operation: (context: OperationContext<Data>, ...args: Args) => Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** For the operation that returns its failure instead of throwing it: stores the error under its name. */
  fail(error: Error): void;
  /** The environment of the registry: where the browser may be sent, and how errors are shown. */
  readonly environment: Environment;
  /** For changes that make answers wrong: reads under way are dropped and run again, errors are forgotten. */
  dropReads(): void;
  readonly resolutions: Resolutions;
};

/** One remembered answer of a selector with a resolver. */
export type Resolution = {
  selector: string;
  args: unknown[];
  status: 'resolving' | 'finished' | 'error';
};

/** Which selectors were resolved with which arguments. */
export type Resolutions = {
  list(): Resolution[];
  /** Lets the given ones be resolved again, at once where somebody is looking, else when next asked. */
  forget(resolutions: readonly Resolution[]): void;
  /** Takes the selector for resolved with these arguments, since what it asks for has come another way. */
  finish(selector: string, args: unknown[]): void;
};

/** An operation of a store: a resolver or an action. It throws when it fails; the kit does the books. */
export type Operation<Data> = (
  context: OperationContext<Data>,
  ...args: never[]
) => Promise<unknown>;

/** The operations of a store by name. */
export type Operations<Data> = Readonly<Record<string, Operation<Data>>>;

type ArgsOf<Op> = Op extends (context: never, ...args: infer Args) => unknown ? Args : never;
type ResultOf<Op> = Op extends (...args: never[]) => Promise<infer Result> ? Result : never;

/** For each operation, how its arguments become a key; an operation without one has one set of books for all calls. */
export type KeyFunctions<Ops> = {
  readonly [Name in keyof Ops]?: (...args: ArgsOf<Ops[Name]>) => string;
};

/** What tells the books of one operation apart: the arguments of its key function. */
export type KeyArgs<Keys, Name> = Name extends keyof Keys
  ? Keys[Name] extends (...args: infer Args) => string
    ? Args
    : []
  : [];

/** Names an operation's books. A name that is no operation, or arguments that are not the key's, do not compile. */
export type KeyOf<Ops, Keys> = <Name extends keyof Ops & string>(
  name: Name,
  ...args: KeyArgs<Keys, Name>
) => OperationKey;

/** Makes the function that names the books of a store's operations. */
export function createKeyOf<Ops, Keys extends KeyFunctions<Ops>>(keys: Keys): KeyOf<Ops, Keys> {
  return (name, ...args) => keyFor(keys, name, args);
}

function keyFor(keys: object, name: string, args: readonly unknown[]): OperationKey {
  const toKey: unknown = Reflect.get(keys, name);
  return `${name}(${typeof toKey === 'function' ? String(Reflect.apply(toKey, undefined, args)) : ''})`;
}

/** The store's own thunk arguments, as far as the kit uses them. */
type ThunkArgs<Data> = {
  registry: DataRegistry;
  dispatch: ((action: StoreAction<Data>) => unknown) & {
    invalidateResolution(selector: string, args: unknown[]): Promise<unknown>;
    finishResolution(selector: string, args: unknown[]): unknown;
  };
  select: (<Result>(read: (state: { root: StoreState<Data> }) => Result) => Result) & {
    getCachedResolvers(): Record<string, ResolutionMap>;
  };
};

type ResolutionMap = {
  forEach(
    visit: (state: { status: Resolution['status'] } | undefined, args: unknown[]) => void,
  ): void;
};

/** The operations as action creators: the same names and arguments, each giving a thunk that keeps the books. */
export type Tracked<Ops> = {
  readonly [Name in keyof Ops]: (
    ...args: ArgsOf<Ops[Name]>
  ) => (thunk: ThunkArgs<never>) => Promise<ResultOf<Ops[Name]>>;
};

/** Whether late replies count: of a read only the newest is an answer, of changes each is. */
type OperationKind = 'resolver' | 'action';

/** All operations of a store, and how their arguments become keys. */
type Books<Data> = {
  readonly resolvers: Operations<Data>;
  readonly actions: Operations<Data>;
  readonly keys: object;
};

/** A run of an operation: of which kind, and in which books. */
type Run<Data> = {
  readonly kind: OperationKind;
  readonly key: OperationKey;
  readonly books: Books<Data>;
  readonly work: (context: OperationContext<Data>) => Promise<unknown>;
};

let runs = 0;

/**
 * Wraps operations so that each run sets the flag of its name and key, stores its error, and throws that same error.
 * A resolver whose reads were dropped runs again; one that a newer run of the same key has overtaken ends in silence,
 * since what it brings is no longer the answer to anything.
 */
export function trackOperations<Data, Ops extends Operations<Data>>(
  kind: OperationKind,
  operations: Ops,
  books: Books<Data>,
): Tracked<Ops> {
  const tracked = Object.entries(operations).map(([name, operation]) => [
    name,
    (...args: never[]) =>
      (thunk: ThunkArgs<Data>) => {
        const key = keyFor(books.keys, name, args);
        const work = (context: OperationContext<Data>) => operation(context, ...args);
        return runOperation({ kind, key, books, work }, thunk);
      },
  ]);
  // The entries have exactly the names of the operations; the type of Object.fromEntries cannot say so.
  return Object.fromEntries(tracked) as Tracked<Ops>;
}

async function runOperation<Data>(run: Run<Data>, thunk: ThunkArgs<Data>): Promise<unknown> {
  const { kind, key, work } = run;
  const { dispatch, select } = thunk;
  const id = ++runs;
  const latest = () => select(({ root }) => root.latest[key]);
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

/** The name and kind under which a store has an operation. */
function findOperation<Data>(
  { resolvers, actions }: Books<Data>,
  wanted: unknown,
): { name: string; kind: OperationKind } {
  for (const [kind, operations] of [
    ['resolver', resolvers],
    ['action', actions],
  ] as const) {
    const name = Object.keys(operations).find((key) => operations[key] === wanted);
    if (name !== undefined) return { name, kind };
  }
  throw new Error('Only an operation of the same store can be run.');
}

function createContext<Data>(
  { books }: Run<Data>,
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
    async run<Args extends unknown[], Result>(
      operation: (context: OperationContext<Data>, ...args: Args) => Promise<Result>,
      ...args: Args
    ): Promise<Result> {
      const { name, kind } = findOperation(books, operation);
      const key = keyFor(books.keys, name, args);
      const results: Result[] = [];
      const work = async (context: OperationContext<Data>) => {
        results.push(await operation(context, ...args));
      };
      await runOperation({ kind, key, books, work }, thunk);
      // The last run is the one whose result counts; there is one, since otherwise the line above threw.
      return results.at(-1) as Result;
    },
    dropReads() {
      environment.rest.forgetReads();
      dispatch({ type: 'READS_DROPPED' });
    },
    resolutions: {
      list: () =>
        Object.entries(select.getCachedResolvers()).flatMap(([selector, map]) => {
          const found: Resolution[] = [];
          // The map keeps forgotten entries as undefined.
          map.forEach((state, args) => {
            if (state) found.push({ selector, args, status: state.status });
          });
          return found;
        }),
      forget(resolutions) {
        registry.batch(() => {
          for (const { selector, args } of resolutions) {
            void dispatch.invalidateResolution(selector, args);
          }
        });
      },
      finish: (selector, args) => void dispatch.finishResolution(selector, args),
    },
  };
}

function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  return new RestError('unknown_error', __('Something went wrong.', 'tillview'), { cause: thrown });
}
