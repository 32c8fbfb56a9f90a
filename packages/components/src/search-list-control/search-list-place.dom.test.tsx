import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchListControl } from './search-list-control.tsx';
import type { SearchListItem } from './types.ts';
import { deepIt } from '@tillview/test-setup/deep';

const LIST: SearchListItem[] = [
  { id: 1, name: 'Kitchen' },
  { id: 2, name: 'Mugs', parent: 1 },
];

function Chooser() {
  const [selected, setSelected] = useState<SearchListItem[]>(LIST);
  return <SearchListControl list={LIST} selected={selected} onChange={setSelected} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search for items' });

describe('the focus in a search list', () => {
  it.each(['Remove Kitchen', 'Clear all selected items'])(
    'stays in it when %s is removed together with the selection',
    async (name) => {
      render(<Chooser />);
      await userEvent.setup().click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      expect(field()).toHaveFocus();
    },
  );
});

describe('a list whose items change while it has the focus', () => {
  const make = (count: number, firstId: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: firstId + index,
      name: `Item ${firstId + index}`,
    }));
  const MANY = make(10_000, 0);
  const control = (list: SearchListItem[], isLoading = false) => (
    <SearchListControl list={list} selected={[]} onChange={() => undefined} isLoading={isLoading} />
  );
  const item = (id: number) => screen.getByRole('checkbox', { name: `Item ${id}` });

  /** Renders the list and moves the focus to item 500. */
  const renderFocused = async () => {
    const { rerender } = render(control(MANY.slice(490)));
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    await user.keyboard('{PageDown}{ArrowDown}{ArrowDown}');
    expect(item(500)).toHaveFocus();
    return { user, show: (...next: Parameters<typeof control>) => rerender(control(...next)) };
  };
  const scrolled = () =>
    screen.getByRole('list', { name: 'Search for items' }).parentElement?.scrollTop ?? NaN;

  deepIt.each([
    ['come above', MANY, 490],
    ['go above', MANY.slice(495), -5],
  ])(
    'keeps the focus on its item, in the same place, when others %s it',
    async (_, next, count) => {
      const { user, show } = await renderFocused();
      const before = scrolled();
      show(next);
      expect(item(500)).toHaveFocus();
      expect(scrolled() - before).toBe(count * 40);
      await user.keyboard('{ArrowDown}');
      expect(item(501)).toHaveFocus();
    },
  );

  it('moves the focus of a removed item to the next one, or the last one', async () => {
    const { show } = await renderFocused();
    show(MANY.slice(490).filter(({ id }) => id !== 500));
    expect(item(501)).toHaveFocus();
    show(MANY.slice(490, 495));
    expect(item(494)).toHaveFocus();
  });

  deepIt.each([
    ['reloads', MANY, true],
    ['becomes empty', [], false],
  ])('moves the focus to the field when the list %s', async (_, next, isLoading) => {
    const { show } = await renderFocused();
    show(next, isLoading);
    expect(field()).toHaveFocus();
  });
});
