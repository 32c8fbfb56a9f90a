import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './search-list-control.stories.tsx';
import { buildTermsTree, flattenLevels, getLevels } from './tree.ts';
import type { SearchListItem } from './types.ts';
import { ROW_HEIGHT, VISIBLE_ROWS } from './use-window.ts';

const all = composeStories(stories);
const { Flat, Selected, Tree, TreeOfFound, Single, Empty, NothingFound, Loading, TenThousand } =
  all;

const field = () => screen.getByRole('searchbox', { name: 'Search for items' });
const names = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.querySelector('input'))
    .map((item) => item.querySelector('.tillview-search-list__name')?.textContent);
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const status = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('the list', () => {
  it('shows items with their names and counts (R3.44)', () => {
    render(<Flat />);
    expect(box(/^Kitchen,\s*12$/)).not.toBeChecked();
    expect(names()).toEqual(['Kitchen', 'Mugs', 'Big mugs', 'Garden', 'Giant mugs']);
    // All of them are at the top level.
    expect(document.querySelectorAll('.depth-0')).toHaveLength(5);
  });

  it('is filtered by the typed text, ignoring case, and announces it (R8.8)', async () => {
    const onSearch = vi.fn();
    render(<Flat onSearch={onSearch} />);
    expect(onSearch).toHaveBeenCalledWith('');
    expect(status()).toBe('');
    await userEvent.setup().type(field(), 'MUG');
    expect(names()).toEqual(['Mugs', 'Big mugs', 'Giant mugs']);
    expect(status()).toBe('Search results updated.');
    expect(onSearch).toHaveBeenLastCalledWith('MUG');
  });

  it('shows a message when it is empty (R8.6)', () => {
    render(<Empty />);
    expect(screen.getByText('No items found.')).toBeVisible();
  });

  it('shows the search text as typed when nothing matches (R8.7)', async () => {
    const { unmount } = render(<NothingFound />);
    expect(screen.getByText('No results for zzz')).toBeVisible();
    unmount();
    render(<Flat />);
    await userEvent.setup().type(field(), '$& 100%');
    expect(screen.getByText('No results for $& 100%')).toBeVisible();
  });

  it('shows that it is loading', () => {
    render(<Loading />);
    expect(screen.getByText('Loading list')).toBeInTheDocument();
    expect(names()).toEqual([]);
  });
});

describe('the selection', () => {
  it('is counted, and can be cleared with one button (R8.9, R8.10)', async () => {
    const onChoose = vi.fn();
    render(<Selected onChoose={onChoose} />);
    expect(screen.getByText('2 items selected')).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove Kitchen' }));
    expect(screen.getByText('1 item selected')).toBeVisible();
    expect(box(/Kitchen/)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Clear all selected items' }));
    expect(onChoose).toHaveBeenLastCalledWith([]);
    expect(screen.getByText('0 items selected')).toBeVisible();
  });

  it('changes by checkbox', async () => {
    const onChoose = vi.fn();
    render(<Flat onChoose={onChoose} />);
    const user = userEvent.setup();
    await user.click(box(/Garden/));
    expect(onChoose.mock.calls.at(-1)?.[0].map(({ id }: SearchListItem) => id)).toEqual([4]);
    await user.click(box(/Kitchen/));
    expect(onChoose.mock.calls.at(-1)?.[0].map(({ id }: SearchListItem) => id)).toEqual([4, 1]);
    await user.click(box(/Garden/));
    expect(onChoose.mock.calls.at(-1)?.[0].map(({ id }: SearchListItem) => id)).toEqual([1]);
  });

  it('is replaced or cleared in a single-selection list', async () => {
    const onChoose = vi.fn();
    render(<Single onChoose={onChoose} />);
    const user = userEvent.setup();
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Kitchen/ }));
    expect(onChoose.mock.calls.at(-1)?.[0]).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /^Garden/ })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Kitchen/ }));
    expect(onChoose).toHaveBeenLastCalledWith([]);
  });
});

describe('trees', () => {
  it('show items below their parents (R3.44)', () => {
    const { container } = render(<Tree />);
    expect(names()).toEqual(['Kitchen', 'Mugs', 'Big mugs', 'Giant mugs', 'Garden']);
    expect(container.querySelectorAll('.depth-3')).toHaveLength(1);
  });

  it('show the path of an item whose parent is not in the list', () => {
    render(<TreeOfFound />);
    expect(names()).toEqual(['Kitchen › Mugs', 'Big mugs', 'Giant mugs']);
  });

  it.each([
    [['A'], 'A › x'],
    [['A', 'B'], 'A › B › x'],
    [['A', 'B', 'C'], 'A … C › x'],
  ])('shorten the path %j to %s', (way, shown) => {
    const list = [...way, 'x'].map((name, index) => ({ id: index + 1, name, parent: index }));
    render(<Flat list={list} isHierarchical search="x" />);
    expect(names()).toEqual([shown]);
  });

  it('contain every item once, for any combination of parents', () => {
    const item = fc.record({ id: fc.integer({ min: 1, max: 12 }), parent: fc.nat(14) });
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ id }) => id }), (parents) => {
        const list = parents.map(({ id, parent }) => ({ id, parent, name: `Item ${id}` }));
        const ids = flattenLevels(getLevels(list)).map(({ item: { id } }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          list.map(({ id }) => id).toSorted((a, b) => a - b),
        );
        const idsOf = (tree: readonly SearchListItem[]): number[] =>
          tree.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
        expect(idsOf(buildTermsTree(list))).toEqual(ids);
      }),
    );
  });
});

describe('ten thousand items', () => {
  const drawn = () => screen.getAllByRole('checkbox').length;
  const atMost = VISIBLE_ROWS + 2 * 6 + 1;

  it('render only the visible rows, each with its position', () => {
    render(<TenThousand />);
    expect(drawn()).toBeLessThanOrEqual(atMost);
    expect(screen.getByText('Category 1').closest('li')).toHaveAttribute('aria-setsize', '10000');
    const list = screen.getByRole('list', { name: 'Search for items' });
    const scroller = list.parentElement ?? list;
    scroller.scrollTop = 5000 * ROW_HEIGHT;
    fireEvent.scroll(scroller);
    expect(screen.getByText('Category 5001')).toBeVisible();
    expect(drawn()).toBeLessThanOrEqual(atMost);
  });

  it('are one tab stop; the arrow keys, Home and End move between them', async () => {
    render(<TenThousand />);
    const user = userEvent.setup();
    await user.click(field());
    await user.tab();
    expect(box(/^Category 1,/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box(/^Category 3,/)).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(box(/^Category 11,/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(box(/^Category 10000,/)).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByText('1 item selected')).toBeVisible();
    await user.keyboard('{ArrowUp}');
    expect(box(/^Category 9999,/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(box(/^Category 1,/)).toHaveFocus();
    await user.tab();
    expect(document.activeElement).not.toHaveAttribute('type', 'checkbox');
  });
});
