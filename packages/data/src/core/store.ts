import { createReduxStore } from '@wordpress/data';
import { type KeyFunctions, type Operations, trackOperations } from './operations.ts';
import { reduceStore, type StoreAction, type StoreState } from './store-state.ts';

type Selector<Data> = (state: StoreState<Data>, ...args: never[]) => unknown;

/** The parts of a data store; see packages/data/adding-a-store.md. */
type StoreParts<Data, Resolvers, Actions, Selectors> = {
  /** The data before anything is read. */
  initialData: Data;
  /** Each resolver has the name of the selector that triggers it. */
  resolvers: Resolvers & { readonly [Name in Exclude<keyof Resolvers, keyof Selectors>]: never };
  actions: Actions;
  keys: KeyFunctions<Resolvers & Actions>;
  selectors: Selectors;
};

/** Creates the descriptor of a data store, without registering it. */
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
    resources: {},
  };
  const operations = { resolvers, actions, keys };
  return createReduxStore(name, {
    reducer: (state: StoreState<Data> = initialState, action: StoreAction<Data>) =>
      reduceStore(state, action),
    actions: trackOperations<Data, Actions>('action', actions, operations),
    resolvers: { ...trackOperations<Data, Resolvers>('resolver', resolvers, operations) },
    selectors,
  });
}
