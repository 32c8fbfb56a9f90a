import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useChanges, type Change } from './use-changes.ts';

type Fields = { stock: number };

/** A change whose save ends when the test calls `end`. */
function changeOf(ids: number[], stock: number, texts: Partial<Change<Fields>> = {}) {
  let end = (_error?: Error) => {};
  let saves = 0;
  const change: Change<Fields> = {
    ids,
    fields: { stock },
    failure: `${stock} was not saved.`,
    save: () =>
      new Promise<void>((resolve, reject) => {
        saves += 1;
        end = (error) => (error ? reject(error) : resolve());
      }),
    ...texts,
  };
  return {
    change,
    saves: () => saves,
    end: (error?: Error) => act(async () => end(error)),
  };
}

function setUp() {
  const { result } = renderHook(() => useChanges<Fields>());
  const run = ({ change }: ReturnType<typeof changeOf>) => act(() => result.current.run(change));
  const read = () => ({
    shown: [1, 2, 3].map((id) => result.current.getFields(id)?.stock),
    failed: result.current.failed.map(({ change }) => change.fields.stock),
    saved: result.current.saved.map(({ change }) => change.fields.stock),
  });
  return { result, run, read };
}

it('shows changes while they are saved, one at a time for each item', async () => {
  const { run, read } = setUp();
  const both = changeOf([1, 2], 10);
  const second = changeOf([2, 3], 20);
  const third = changeOf([3], 30);
  run(both);
  run(second);
  run(third);
  expect(second.saves()).toBe(0);
  expect(read()).toEqual({ shown: [10, 10, 30], failed: [], saved: [] });
  await both.end();
  expect(read()).toEqual({ shown: [undefined, undefined, 30], failed: [], saved: [] });
  run(second);
  expect(second.saves()).toBe(0);
  await third.end();
  run(second);
  expect(read().shown).toEqual([undefined, 20, 20]);
  await second.end();
  expect(read()).toEqual({ shown: [undefined, undefined, undefined], failed: [], saved: [] });
});

it('keeps failed changes and success messages until they are dismissed or their item changes again', async () => {
  const { result, run, read } = setUp();
  const save = async (ids: number[], stock: number, error?: Error) => {
    const change = changeOf(ids, stock, { done: 'Saved.' });
    run(change);
    await change.end(error);
  };
  await save([1], 1, new Error('No.'));
  await save([2], 2);
  await save([3], 3);
  expect(read()).toEqual({ shown: Array(3).fill(undefined), failed: [1], saved: [2, 3] });
  expect(result.current.failed[0]?.error).toEqual(new Error('No.'));
  const keys = [...result.current.failed, ...result.current.saved].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);

  await save([1, 2], 4);
  expect(read()).toMatchObject({ failed: [], saved: [3, 4] });
  const [{ key } = { key: 0 }] = result.current.saved;
  act(() => result.current.dismiss(key));
  expect(read()).toMatchObject({ failed: [], saved: [4] });
  await save([3], 5, new Error('No.'));
  await save([2], 6, new Error('No.'));
  expect(read()).toMatchObject({ failed: [5, 6], saved: [] });
  act(() => result.current.dismiss(result.current.failed[0]?.key ?? 0));
  expect(read()).toMatchObject({ failed: [6], saved: [] });
});
