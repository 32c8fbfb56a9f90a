import type { KeyArgs, KeyOf } from './operations.ts';
import { getError, isRequesting, type StoreState } from './store-state.ts';

/**
 * A selector for the status of an operation. Its arguments are the name of the operation and the arguments of its key.
 */
export type StatusSelector<Ops, Keys, Result> = {
  (state: StoreState<unknown>, ...args: never[]): Result;
  CurriedSignature: <Name extends keyof Ops & string>(
    name: Name,
    ...args: KeyArgs<Keys, Name>
  ) => Result;
};

/**
 * Creates the two status selectors of every data store: whether an operation is requesting, and the error of its last
 * run, or false if that succeeded.
 */
export function createStatusSelectors<Ops, Keys>(
  keyOf: KeyOf<Ops, Keys>,
): {
  isOperationRequesting: StatusSelector<Ops, Keys, boolean>;
  getOperationError: StatusSelector<Ops, Keys, Error | false>;
} {
  type Args<Name> = [name: Name, ...args: KeyArgs<Keys, Name>];
  const isOperationRequesting = <Name extends keyof Ops & string>(
    state: StoreState<unknown>,
    ...args: Args<Name>
  ) => isRequesting(state, keyOf(...args));
  const getOperationError = <Name extends keyof Ops & string>(
    state: StoreState<unknown>,
    ...args: Args<Name>
  ) => getError(state, keyOf(...args)) ?? false;
  // `CurriedSignature` exists for the types only: the signature that the registry derives loses the relation between a
  // name and its key.
  return { isOperationRequesting, getOperationError } as unknown as ReturnType<
    typeof createStatusSelectors<Ops, Keys>
  >;
}
