import { composeStories } from '@storybook/react-vite';
import { getHistory, getQuery } from '@tillview/navigation';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { TOOLTIP_DELAY } from '../tooltip/use-tooltip.ts';
import { CompareButton } from './compare-button.tsx';
import { getMugLabels } from '../testing/filter-fixtures.ts';
import * as stories from './compare-filter.stories.tsx';

const all = composeStories(stories);
const { Empty, Comparing, OneDeleted } = all;

afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole('combobox', { name: 'Search for mugs to compare' });
const compare = () => screen.getByRole('button', { name: 'Update' });
const clearAll = () => screen.getByRole('link', { name: 'Clear all' });
const isDisabled = () => compare().getAttribute('aria-disabled') === 'true';

async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.type(box(), name);
  await user.click(await screen.findByRole('option', { name }));
}

describe('the compare card', () => {
  it('searches for items, and writes their keys into the URL on Update (R2.32, R2.33, R4.26)', async () => {
    const onClick = vi.fn();
    render(<Empty onClick={onClick} />);
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { name: 'Compare mugs' })).toBeVisible();
    await choose(user, 'Blue mug');
    await choose(user, 'Green mug');
    expect(getQuery()).not.toHaveProperty('products');
    await user.click(compare());
    expect(getQuery()).toMatchObject({ filter: 'compare-products', products: '1,3' });
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByText('Green mug (2 of 2)')).toBeInTheDocument();
  });

  deepIt('calls onQueryUpdate instead of changing the URL', async () => {
    const onQueryUpdate = vi.fn();
    render(<Comparing onQueryUpdate={onQueryUpdate} />);
    const before = getHistory().location;
    const user = userEvent.setup();
    await screen.findByText('Red mug (2 of 2)');
    await choose(user, 'Green mug');
    await user.click(compare());
    expect(onQueryUpdate).toHaveBeenLastCalledWith({ products: '1,2,3', paged: undefined });
    await user.click(clearAll());
    expect(onQueryUpdate).toHaveBeenLastCalledWith({ products: undefined, paged: undefined });
    expect(onQueryUpdate).toHaveBeenCalledTimes(2);
    expect(getHistory().location).toBe(before);
  });

  deepIt('adds one history entry when Update is double-clicked', async () => {
    render(<Empty />);
    const user = userEvent.setup();
    await choose(user, 'Blue mug');
    await choose(user, 'Green mug');
    const urls: string[] = [];
    const stop = getHistory().listen(({ location }) => urls.push(location.search));
    await user.dblClick(compare());
    stop();
    expect(urls).toHaveLength(1);
    expect(getQuery()).toMatchObject({ products: '1,3' });
  });

  it('requests the names of the keys in the URL (R7.96, R7.97)', async () => {
    const getLabels = vi.fn(getMugLabels);
    render(<Comparing getLabels={getLabels} />);
    expect(await screen.findByText('Red mug (2 of 2)')).toBeInTheDocument();
    expect(getLabels).toHaveBeenCalledWith('1,2', expect.objectContaining({ products: '1,2' }));
  });

  it('labels a deleted item with its id', async () => {
    render(<OneDeleted />);
    expect(await screen.findByText('#77 (no longer in the store) (2 of 2)')).toBeInTheDocument();
  });

  deepIt('shows names that arrive after another item was selected', async () => {
    let isOnline = false;
    const getLabels: typeof getMugLabels = (...question) =>
      isOnline ? getMugLabels(...question) : Promise.reject(new Error('offline'));
    render(<Comparing getLabels={getLabels} />);
    const user = userEvent.setup();
    await screen.findByRole('alert');
    await choose(user, 'Green mug');
    expect(screen.getByText('1 (1 of 3)')).toBeInTheDocument();
    expect(screen.getByText('Green mug (3 of 3)')).toBeInTheDocument();
    isOnline = true;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Red mug (2 of 3)')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(compare());
    expect(getQuery()).toMatchObject({ products: '1,2,3' });
  });

  it("removes the parameter immediately on 'Clear all' (R2.34, R4.27)", async () => {
    render(<Comparing />);
    const user = userEvent.setup();
    await screen.findByText('Red mug (2 of 2)');
    await user.click(clearAll());
    expect(getQuery()).toEqual({
      page: 'wc-admin',
      filter: 'compare-products',
      path: '/analytics/products',
    });
    expect(screen.queryByRole('list', { name: 'Selected items' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('clears a selection that is not applied without adding a history entry', async () => {
    render(<Empty />);
    const before = getHistory().location;
    const user = userEvent.setup();
    await choose(user, 'Blue mug');
    await user.click(clearAll());
    expect(getHistory().location).toBe(before);
    expect(screen.queryByRole('list', { name: 'Selected items' })).not.toBeInTheDocument();
  });

  it("moves the focus to its search field after 'Clear all'", async () => {
    render(<Comparing />);
    const user = userEvent.setup();
    await screen.findByText('Red mug (2 of 2)');
    clearAll().focus();
    await user.keyboard('{Enter}');
    expect(box()).toHaveFocus();
  });

  it("shows the items of the URL after going back from 'Clear all'", async () => {
    render(<Comparing />);
    const user = userEvent.setup();
    await screen.findByText('Red mug (2 of 2)');
    await user.click(clearAll());
    act(() => getHistory().back());
    expect(getQuery()).toMatchObject({ products: '1,2' });
    expect(screen.getByText('Red mug (2 of 2)')).toBeInTheDocument();
  });

  it('removes the parameter when the last item is removed', async () => {
    render(<Comparing />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Remove Red mug' }));
    expect(getQuery()).toHaveProperty('products');
    await user.click(screen.getByRole('button', { name: 'Remove Blue mug' }));
    expect(getQuery()).not.toHaveProperty('products');
  });

  it('removes the old parameter when `param` changes (R4.28)', async () => {
    const { rerender } = render(<Comparing />);
    await screen.findByText('Red mug (2 of 2)');
    rerender(<Comparing param="categories" />);
    await waitFor(() => expect(getQuery()).not.toHaveProperty('products'));
    expect(screen.queryByRole('list', { name: 'Selected items' })).not.toBeInTheDocument();
  });
});

describe('the compare button', () => {
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [7, false],
  ])('with %d items: disabled %s (R5.23)', async (count, expected) => {
    const onClick = vi.fn();
    render(
      <CompareButton count={count} helpText="At least two" onClick={onClick}>
        Update
      </CompareButton>,
    );
    expect(isDisabled()).toBe(expected);
    await userEvent.setup().click(compare());
    expect(onClick).toHaveBeenCalledTimes(expected ? 0 : 1);
  });

  it('explains in a tooltip why it is disabled, on hover and on focus (R5.24)', async () => {
    render(<Empty />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(compare()).toHaveFocus();
    expect(compare()).toHaveAccessibleDescription('Check at least two mugs below to compare');
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    vi.useFakeTimers();
    fireEvent.pointerEnter(compare().parentElement ?? compare());
    await act(() => vi.advanceTimersByTimeAsync(TOOLTIP_DELAY));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Check at least two mugs');
  });
});
