import type { KeyArgs, KeyOf } from './operations.ts';
import type { StoreState } from './store-state.ts';

/** The status of a resource: its error, whether it is being read, and its age. */
type StatusSelectors<Args extends unknown[]> = {
  /** The error of the last run, or false. */
  readonly getError: (state: StoreState<unknown>, ...args: Args) => Error | false;
  /** Whether a run is pending, for the first time or again. */
  readonly isRequesting: (state: StoreState<unknown>, ...args: Args) => boolean;
};

/** The four selectors of a resource whose value is in its record. */
type ResourceSelectors<Args extends unknown[], Value> = StatusSelectors<Args> & {
  /** The value; the empty value until read. */
  readonly get: (state: StoreState<unknown>, ...args: Args) => Value;
  /** When the value was received, in milliseconds since 1970; undefined until read. */
  readonly getReceivedAt: (state: StoreState<unknown>, ...args: Args) => number | undefined;
};

/**
 * Creates the selectors of one operation, which read its record in the state. `empty` is the value until it is read; an
 * operation whose value is in the data of its store, because something else changes it too, has none. Each store gives
 * the selectors their public names.
 */
export function createResource<Ops, Keys, Name extends keyof Ops & string>(
  keyOf: KeyOf<Ops, Keys>,
  name: Name,
): StatusSelectors<KeyArgs<Keys, Name>>;
export function createResource<Ops, Keys, Name extends keyof Ops & string, Value>(
  keyOf: KeyOf<Ops, Keys>,
  name: Name,
  empty: Value,
): ResourceSelectors<KeyArgs<Keys, Name>, Value>;
export function createResource<Ops, Keys, Name extends keyof Ops & string, Value>(
  keyOf: KeyOf<Ops, Keys>,
  name: Name,
  empty?: Value,
): ResourceSelectors<KeyArgs<Keys, Name>, Value | undefined> {
  type Args = KeyArgs<Keys, Name>;
  const read = ({ resources }: StoreState<unknown>, args: Args) => resources[keyOf(name, ...args)];
  return {
    // Only the operation of this name receives values for its key.
    get: (state, ...args: Args) => (read(state, args)?.value as Value | undefined) ?? empty,
    getError: (state, ...args: Args) => read(state, args)?.error ?? false,
    isRequesting: (state, ...args: Args) => (read(state, args)?.pending ?? 0) > 0,
    getReceivedAt: (state, ...args: Args) => read(state, args)?.receivedAt,
  };
}

/**
 * A selector for the status of any operation. Its arguments are the name of the operation and the arguments of its key.
 */
type StatusByName<Ops, Keys, Result> = {
  (state: StoreState<unknown>, ...args: never[]): Result;
  CurriedSignature: <Name extends keyof Ops & string>(
    name: Name,
    ...args: KeyArgs<Keys, Name>
  ) => Result;
};

/** Creates the selectors for the status of all operations of a data store, by the name of the operation. */
export function createStatusSelectors<Ops, Keys>(
  keyOf: KeyOf<Ops, Keys>,
): {
  isOperationRequesting: StatusByName<Ops, Keys, boolean>;
  getOperationError: StatusByName<Ops, Keys, Error | false>;
} {
  type Args<Name> = [name: Name, ...args: KeyArgs<Keys, Name>];
  const isOperationRequesting = <Name extends keyof Ops & string>(
    state: StoreState<unknown>,
    ...[name, ...args]: Args<Name>
  ) => createResource(keyOf, name).isRequesting(state, ...args);
  const getOperationError = <Name extends keyof Ops & string>(
    state: StoreState<unknown>,
    ...[name, ...args]: Args<Name>
  ) => createResource(keyOf, name).getError(state, ...args);
  // `CurriedSignature` exists for the types only: the signature that the registry derives loses the relation between a
  // name and its key.
  return { isOperationRequesting, getOperationError } as unknown as ReturnType<
    typeof createStatusSelectors<Ops, Keys>
  >;
}
