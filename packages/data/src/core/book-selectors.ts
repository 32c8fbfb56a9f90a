import type { KeyArgs, KeyOf } from './operations.ts';
import { getError, isRequesting, type StoreState } from './store-state.ts';

/** A selector of an operation's books: its name, then the arguments of its key. */
export type BookSelector<Ops, Keys, Result> = {
  (state: StoreState<unknown>, ...args: never[]): Result;
  CurriedSignature: <Name extends keyof Ops & string>(
    name: Name,
    ...args: KeyArgs<Keys, Name>
  ) => Result;
};

/**
 * The two selectors that every store has: whether an operation runs, and how it last failed (the very object that was
 * thrown, else false).
 */
export function createBookSelectors<Ops, Keys>(
  keyOf: KeyOf<Ops, Keys>,
): {
  isOperationRequesting: BookSelector<Ops, Keys, boolean>;
  getOperationError: BookSelector<Ops, Keys, Error | false>;
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
  // The curried signature exists for the types only: the registry's own would forget which name goes with which key.
  return { isOperationRequesting, getOperationError } as unknown as ReturnType<
    typeof createBookSelectors<Ops, Keys>
  >;
}
