import { createReduxStore } from '@wordpress/data';
import { type KeyFunctions, type Operations, trackOperations } from './operations.ts';
import { reduceStore, type StoreAction, type StoreState } from './store-state.ts';

type Selector<Data> = (state: StoreState<Data>, ...args: never[]) => unknown;

/** What a store is made of; see docs/adding-a-store.md. */
type StoreParts<Data, Resolvers, Actions, Selectors> = {
  /** The data before anything was read. */
  initialData: Data;
  /** Each has the name of the selector that starts it. */
  resolvers: Resolvers & { readonly [Name in Exclude<keyof Resolvers, keyof Selectors>]: never };
  actions: Actions;
  keys: KeyFunctions<Resolvers & Actions>;
  selectors: Selectors;
};

/** Makes a store's descriptor. Nothing is registered by it. */
export function createStore<
  Data,
  Resolvers extends Operations<Data>,
  Actions extends Operations<Data>,
  Selectors extends Readonly<Record<string, Selector<Data>>>,
>(
  name: string,
  {
    initialData,
    resolvers,
    actions,
    keys,
    selectors,
  }: StoreParts<Data, Resolvers, Actions, Selectors>,
) {
  const initialState: StoreState<Data> = {
    data: initialData,
    requesting: {},
    errors: {},
    latest: {},
  };
  const books = { resolvers, actions, keys };
  return createReduxStore(name, {
    reducer: (state: StoreState<Data> = initialState, action: StoreAction<Data>) =>
      reduceStore(state, action),
    actions: trackOperations<Data, Actions>('action', actions, books),
    resolvers: { ...trackOperations<Data, Resolvers>('resolver', resolvers, books) },
    selectors,
  });
}
