import { describe, expect, it } from 'vitest';
import {
  countUpdates,
  createListSelector,
  dropItems,
  emptyCollection,
  receiveQueryResult,
  receiveItems,
} from './collection.ts';

type Note = {
  id: number;
  title?: string;
  status?: string;
  isUpdating?: boolean;
};

const totals = { totalResults: 2, totalPages: 1 };

describe('a collection', () => {
  it('returns the items of a query in the order of the response', () => {
    const select = createListSelector<Note>();
    const notes = receiveQueryResult(emptyCollection<Note>(), 'a', [{ id: 9 }, { id: 3 }], totals);
    expect(select(notes, 'a').map(({ id }) => id)).toEqual([9, 3]);
    expect(notes.byQuery['a']).toMatchObject(totals);
  });

  it('merges new items into existing ones', () => {
    const first = receiveItems(emptyCollection<Note>(), [{ id: 1, title: 'One', status: 'new' }]);
    expect(receiveItems(first, [{ id: 1, status: 'done' }]).byId['1']).toEqual({
      id: 1,
      title: 'One',
      status: 'done',
    });
  });

  it('returns the same list until one of its items changes', () => {
    const select = createListSelector<Note>();
    const notes = receiveQueryResult(emptyCollection<Note>(), 'a', [{ id: 1 }, { id: 2 }], totals);
    const other = receiveItems(notes, [{ id: 3 }]);
    const changed = receiveItems(other, [{ id: 2, title: 'Two' }]);
    expect(select(other, 'a')).toBe(select(notes, 'a'));
    expect(select(changed, 'a')).not.toBe(select(notes, 'a'));
    expect(select(changed, 'a')[1]).toEqual({ id: 2, title: 'Two' });
  });

  it('returns the same empty list for all unknown queries', () => {
    const select = createListSelector<Note>();
    expect(select(emptyCollection<Note>(), 'a')).toBe(select(emptyCollection<Note>(), 'b'));
  });

  it('keeps isUpdating on an item until its last change has ended, even if a response replaces the item', () => {
    const known = receiveItems(emptyCollection<Note>(), [{ id: 1 }]);
    const twice = countUpdates(countUpdates(known, [1], 1), ['1'], 1);
    const once = receiveItems(countUpdates(twice, [1], -1), [{ id: 1, title: 'One' }]);
    expect(once.byId['1']).toEqual({ id: 1, title: 'One', isUpdating: true });
    expect(countUpdates(once, [1], -1).byId['1']?.isUpdating).toBe(false);
  });

  it('removes deleted items from every query result', () => {
    const select = createListSelector<Note>();
    const notes = receiveQueryResult(emptyCollection<Note>(), 'a', [{ id: 1 }, { id: 2 }], totals);
    const left = dropItems(notes, [1, 9]);
    expect(select(left, 'a')).toEqual([{ id: 2 }]);
    expect(left.byQuery['a']?.totalResults).toBe(1);
    expect(left.byId).toEqual({ 2: { id: 2 } });
  });
});
