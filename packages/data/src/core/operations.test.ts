import { createRegistry } from '@wordpress/data';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createTestRegistry } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from './operations.ts';
import { createResource, createStatusSelectors } from './resource.ts';
import type { OperationKey, StoreState } from './store-state.ts';
import { createStore } from './store.ts';

type ToyData = {
  readonly toys: Readonly<Record<string, string>>;
  readonly boxes: number;
};
type Context = OperationContext<ToyData>;
type Prices = Readonly<Record<string, readonly { toy: string }[]>>;
type State = StoreState<ToyData>;

const NO_PRICES: Prices = {};

/** A pending call of an operation: its name, and functions that resolve or reject it. */
type Call = {
  name: string;
  end: (result: string) => void;
  fail: (error: unknown) => void;
};

function createToyStore(now = () => 0) {
  const calls: Call[] = [];
  const callOf = (name: string) =>
    new Promise<string>((end, fail) => {
      calls.push({ name, end, fail });
    });
  const resolvers = {
    async getToy({ get, set }: Context, name: string): Promise<void> {
      const toy = await callOf(name);
      set({ toys: { ...get().toys, [name]: toy } });
    },
    async getPrices({ receive }: Context, shop: string): Promise<void> {
      receive({ [shop]: [{ toy: await callOf(`prices of ${shop}`) }] });
    },
  };
  const actions = {
    async paintToy({ get, set }: Context, name: string, colour: string): Promise<string> {
      const toy = await callOf(`${name} ${colour}`);
      set({ toys: { ...get().toys, [name]: toy } });
      return toy;
    },
    async packToys({ get, set }: Context): Promise<number> {
      const boxes = get().boxes + Number(await callOf('pack'));
      set({ boxes });
      return boxes;
    },
    async paintAndPack({ run }: Context, name: string): Promise<number> {
      await run(actions.paintToy, name, 'red');
      return run(actions.packToys);
    },
    async tryToPack({ fail, run }: Context): Promise<string> {
      try {
        return String(await run(actions.packToys));
      } catch (error) {
        if (error instanceof Error) fail(error);
        return 'not packed';
      }
    },
    async runAnother({ run }: Context): Promise<void> {
      await run(async () => undefined);
    },
    async loseToys({ dropReads, resolutions, set }: Context): Promise<void> {
      dropReads();
      set({ toys: {} });
      resolutions.forget(resolutions.list());
    },
  };
  const keys = {
    getToy: (name: string) => name,
    getPrices: (shop: string) => shop,
    paintToy: (name: string) => name,
  } satisfies KeyFunctions<typeof resolvers & typeof actions>;
  const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
  const prices = createResource(keyOf, 'getPrices', NO_PRICES);
  const store = createStore('test/toys', {
    initialData: { toys: {}, boxes: 0 },
    resolvers,
    actions,
    keys,
    selectors: {
      getToy: (state: State, name: string) => state.data.toys[name],
      getBoxes: (state: State) => state.data.boxes,
      isReading: createResource(keyOf, 'getToy').isRequesting,
      isPainting: createResource(keyOf, 'paintToy').isRequesting,
      isPacking: createResource(keyOf, 'packToys').isRequesting,
      getReadError: createResource(keyOf, 'getToy').getError,
      getPaintError: createResource(keyOf, 'paintToy').getError,
      getPackError: createResource(keyOf, 'packToys').getError,
      getPrices: prices.get,
      getPricesError: prices.getError,
      isPricesRequesting: prices.isRequesting,
      getPricesReceivedAt: prices.getReceivedAt,
      ...createStatusSelectors(keyOf),
    },
  });
  const registry = createTestRegistry({ now });
  registry.register(store);
  return {
    store,
    keyOf,
    calls,
    select: registry.select(store),
    act: registry.dispatch(store),
    registry,
  };
}

const failure = new Error('The glue was dry.');

describe('an operation', () => {
  it('has a requesting flag for its name and key while it runs (R4.53)', async () => {
    const { act, calls, select } = createToyStore();
    const painted = act.paintToy('duck', 'red');
    expect([select.isPainting('duck'), select.isPainting('bear'), select.isPacking()]).toEqual([
      true,
      false,
      false,
    ]);
    calls[0]?.end('red duck');
    expect(await painted).toBe('red duck');
    expect(select.isPainting('duck')).toBe(false);
    expect(select.getToy('duck')).toBe('red duck');
  });

  it('stores its error for its name and key, and throws the same object (R4.54, R8.22)', async () => {
    const { act, calls, select } = createToyStore();
    const painted = act.paintToy('duck', 'red');
    calls[0]?.fail(failure);
    await expect(painted).rejects.toBe(failure);
    expect(select.getPaintError('duck')).toBe(failure);
    expect([select.getPaintError('bear'), select.getPackError()]).toEqual([false, false]);
    expect(select.isPainting('duck')).toBe(false);
  });

  it('wraps a thrown value that is not an error', async () => {
    const { act, calls, select } = createToyStore();
    const packed = act.packToys();
    calls[0]?.fail('no string');
    await expect(packed).rejects.toMatchObject({ code: 'unknown_error', cause: 'no string' });
    expect(select.getPackError()).toBeInstanceOf(Error);
  });

  it('clears its error when it starts again', async () => {
    const { act, calls, select } = createToyStore();
    const painted = act.paintToy('duck', 'red');
    calls[0]?.fail(failure);
    await expect(painted).rejects.toBe(failure);
    void act.paintToy('duck', 'blue');
    expect(select.getPaintError('duck')).toBe(false);
  });

  it('keeps its requesting flag until the last of several runs has ended', async () => {
    const { act, calls, select } = createToyStore();
    const runs = [act.packToys(), act.packToys()];
    calls[1]?.end('2');
    await runs[1];
    expect(select.isPacking()).toBe(true);
    calls[0]?.end('1');
    await runs[0];
    expect(select.isPacking()).toBe(false);
  });

  it('applies every change, even if it ends after a newer one', async () => {
    const { act, calls, select } = createToyStore();
    const runs = [act.paintToy('duck', 'red'), act.paintToy('duck', 'blue')];
    calls[1]?.end('blue duck');
    await runs[1];
    calls[0]?.fail(failure);
    await expect(runs[0]).rejects.toBe(failure);
    expect(select.getPaintError('duck')).toBe(failure);
    expect(select.getToy('duck')).toBe('blue duck');
  });

  it('runs other operations of its data store with their own status', async () => {
    const { act, calls, select } = createToyStore();
    const packed = act.paintAndPack('duck');
    expect(select.isPainting('duck')).toBe(true);
    calls[0]?.end('red duck');
    await settle();
    expect([select.isPainting('duck'), select.isPacking()]).toEqual([false, true]);
    calls[1]?.fail(failure);
    await expect(packed).rejects.toBe(failure);
    expect([select.getPackError(), select.isPacking()]).toEqual([failure, false]);
    expect(select.isOperationRequesting('paintAndPack')).toBe(false);
    expect(select.getOperationError('paintAndPack')).toBe(failure);
    expect(select.getOperationError('paintToy', 'duck')).toBe(false);
  });

  it('rejects operations of other data stores', async () => {
    const { act } = createToyStore();
    await expect(act.runAnother()).rejects.toThrow('same data store');
  });

  it('can store its error and return normally', async () => {
    const { act, calls, select } = createToyStore();
    const tried = act.tryToPack();
    calls[0]?.fail(failure);
    expect(await tried).toBe('not packed');
    expect(select.getOperationError('tryToPack')).toBe(failure);
    expect(select.isOperationRequesting('tryToPack')).toBe(false);
    const again = act.tryToPack();
    calls[1]?.end('3');
    expect(await again).toBe('3');
    expect(select.getOperationError('tryToPack')).toBe(false);
  });

  it('requires data stores registered with registerStores', async () => {
    const registry = createRegistry();
    const { store } = createToyStore();
    registry.register(store);
    await expect(registry.dispatch(store).packToys()).rejects.toThrow('registerStores');
  });
});

describe('a resource', () => {
  it('has a value with its age, an error and a flag for its name and key', async () => {
    let time = 5;
    const { act, calls, select } = createToyStore(() => time);
    const look = () => [
      select.getPrices('north'),
      select.getPricesReceivedAt('north'),
      select.getPricesError('north'),
      select.isPricesRequesting('north'),
    ];
    expect(look()).toEqual([NO_PRICES, undefined, false, false]);
    await settle();
    expect(look()).toEqual([NO_PRICES, undefined, false, true]);
    calls[0]?.end('duck');
    await settle();
    const prices = { north: [{ toy: 'duck' }] };
    expect(look()).toEqual([prices, 5, false, false]);
    time = 6;
    await act.invalidateResolution('getPrices', ['north']);
    select.getPrices('north');
    await settle();
    calls[1]?.fail(failure);
    await settle();
    expect(look()).toEqual([prices, 5, failure, false]);
    expect([select.getPricesError('south'), select.getPricesReceivedAt('south')]).toEqual([
      false,
      undefined,
    ]);
  });

  it('keeps the objects of its value when an equal one arrives, and takes its time', async () => {
    let time = 5;
    const { act, calls, registry, select } = createToyStore(() => time);
    select.getPrices('north');
    await settle();
    calls[0]?.end('duck');
    await settle();
    const before = select.getPrices('north');
    time = 6;
    await act.invalidateResolution('getPrices', ['north']);
    select.getPrices('north');
    await settle();
    calls[1]?.end('duck');
    await settle();
    expect(select.getPrices('north')).toBe(before);
    expect(select.getPricesReceivedAt('north')).toBe(6);
    // Equal data do not even change the state.
    const changed = vi.fn();
    const unsubscribe = registry.subscribe(changed, 'test/toys');
    calls.length = 0;
    void act.paintToy('duck', 'red');
    calls[0]?.end('red duck');
    await settle();
    const toys = changed.mock.calls.length;
    void act.paintToy('duck', 'red');
    calls[1]?.end('red duck');
    await settle();
    expect(changed.mock.calls.length - toys).toBe(toys - 1);
    unsubscribe();
  });

  it('loses its value, its error and its age when its reads are discarded', async () => {
    const { act, calls, select } = createToyStore();
    select.getPrices('north');
    await settle();
    calls[0]?.end('duck');
    await settle();
    await act.loseToys();
    expect(select.getPrices('north')).toBe(NO_PRICES);
    expect(select.getPricesReceivedAt('north')).toBeUndefined();
  });
});

describe('a resolver', () => {
  it('rejects in the registry too, and runs again when its resolution is invalidated', async () => {
    const { act, calls, select, registry, store } = createToyStore();
    const read = registry.resolveSelect(store).getToy('duck');
    await settle();
    calls[0]?.fail(failure);
    await expect(read).rejects.toBe(failure);
    expect(select.hasResolutionFailed('getToy', ['duck'])).toBe(true);
    expect(select.getReadError('duck')).toBe(failure);
    await act.invalidateResolution('getToy', ['duck']);
    select.getToy('duck');
    await settle();
    calls[1]?.end('duck');
    await settle();
    expect(select.getToy('duck')).toBe('duck');
    expect(select.getReadError('duck')).toBe(false);
  });

  async function startTwice(): Promise<ReturnType<typeof createToyStore>> {
    const toys = createToyStore();
    toys.select.getToy('duck');
    await settle();
    await toys.act.invalidateResolution('getToy', ['duck']);
    toys.select.getToy('duck');
    await settle();
    expect(toys.calls).toHaveLength(2);
    return toys;
  }

  it('ignores a result that arrives after the result of a newer run', async () => {
    const { calls, select } = await startTwice();
    calls[1]?.end('new duck');
    await settle();
    calls[0]?.end('old duck');
    await settle();
    expect(select.getToy('duck')).toBe('new duck');
    expect(select.isReading('duck')).toBe(false);
  });

  it('ignores a failure that arrives after the result of a newer run', async () => {
    const { calls, select } = await startTwice();
    calls[1]?.end('new duck');
    await settle();
    calls[0]?.fail(failure);
    await settle();
    expect(select.getReadError('duck')).toBe(false);
    expect(select.hasResolutionFailed('getToy', ['duck'])).toBe(false);
  });

  it('runs again when its reads were discarded and no component has read again', async () => {
    const { act, calls, select } = createToyStore();
    select.getToy('duck');
    await settle();
    await act.loseToys();
    calls[0]?.end('old duck');
    await settle();
    expect(select.isReading('duck')).toBe(true);
    calls[1]?.end('new duck');
    await settle();
    expect(calls).toHaveLength(2);
    expect(select.getToy('duck')).toBe('new duck');
  });

  it('does not run again when its reads were discarded but a component has read again', async () => {
    const { act, calls, select } = createToyStore();
    select.getToy('duck');
    await settle();
    await act.loseToys();
    select.getToy('duck');
    await settle();
    calls[1]?.end('new duck');
    calls[0]?.fail(failure);
    await settle();
    expect(calls).toHaveLength(2);
    expect(select.getToy('duck')).toBe('new duck');
    expect(select.getReadError('duck')).toBe(false);
  });
});

describe('the types', () => {
  it('reject a misspelt operation name and a wrong key', () => {
    const { keyOf, select, act } = createToyStore();
    type Names = Parameters<typeof keyOf>[0];
    expectTypeOf<Names>().toEqualTypeOf<
      | 'getToy'
      | 'getPrices'
      | 'paintToy'
      | 'packToys'
      | 'paintAndPack'
      | 'tryToPack'
      | 'runAnother'
      | 'loseToys'
    >();
    // @ts-expect-error: unknown operation.
    select.getOperationError('painToy');
    // @ts-expect-error: the key of a paint job is its toy.
    select.getOperationError('paintToy');
    // @ts-expect-error: packing has no key.
    select.isOperationRequesting('packToys', 'duck');
    expectTypeOf<'painToy'>().not.toExtend<Names>();
    expectTypeOf(keyOf<'getToy'>).parameters.toEqualTypeOf<['getToy', string]>();
    expectTypeOf(keyOf<'packToys'>).parameters.toEqualTypeOf<['packToys']>();
    expectTypeOf(act.paintToy).toEqualTypeOf<(name: string, colour: string) => Promise<string>>();
    expectTypeOf(select.getToy).toEqualTypeOf<(name: string) => string | undefined>();
    expectTypeOf<'installPlugins'>().not.toExtend<OperationKey>();
  });
});
