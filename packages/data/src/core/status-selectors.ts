import type { KeyArgs, KeyOf } from './operations.ts';
import { getError, isRequesting, type StoreState } from './store-state.ts';

/** A selector of an operation's status; its arguments are the operation's name and those of its key. */
export type StatusSelector<Ops, Keys, Result> = {
  (state: StoreState<unknown>, ...args: never[]): Result;
  CurriedSignature: <Name extends keyof Ops & string>(
    name: Name,
    ...args: KeyArgs<Keys, Name>
  ) => Result;
};

/**
 * The two selectors that every data store has: whether an operation is requesting, and how it last failed (the error
 * that was thrown, else false).
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
  // The curried signature exists for the types only: the registry's own loses the link between a name and its key.
  return { isOperationRequesting, getOperationError } as unknown as ReturnType<
    typeof createStatusSelectors<Ops, Keys>
  >;
}
