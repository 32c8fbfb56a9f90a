import { composeStories } from '@storybook/react-vite';
import { getFilterValue, getHistory, getQuery } from '@tillview/navigation';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './filter-picker.stories.tsx';

const all = composeStories(stories);
const { Default, SingleProduct, DeletedProduct, NamesFail, Nested, Advanced } = all;

const toggle = () => screen.getByRole('button', { name: /^Show: / });
const open = async () => {
  const user = userEvent.setup();
  await user.click(toggle());
  return user;
};
const item = (name: string) => screen.getByRole('button', { name });
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

describe('the button', () => {
  it('shows the selected option, or the default without a parameter (R2.11, R2.12)', () => {
    render(<Default />);
    expect(toggle()).toHaveAccessibleName('Show: All products');
    expect(getFilterValue({ label: '', param: 'x', filters: [] }, {})).toBe('all');
  });

  it('has two lines for a search: the name of the item and the label of the option', async () => {
    render(<SingleProduct />);
    await waitFor(() => expect(toggle()).toHaveAccessibleName('Show: Banana, Single product'));
    expect(toggle()).toHaveClass('is-multi-line');
  });

  it('labels a deleted item with its id and marks it', async () => {
    render(<DeletedProduct />);
    await waitFor(() =>
      expect(toggle()).toHaveAccessibleName('Show: #99 (no longer in the store), Single product'),
    );
  });

  it('shows the key and a Retry button when names cannot be loaded', async () => {
    let isOnline = false;
    const getNames = () =>
      isOnline
        ? Promise.resolve([{ key: 2, label: 'Banana' }])
        : Promise.reject(new Error('offline'));
    render(<NamesFail getNames={getNames} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(toggle()).toHaveAccessibleName('Show: 2, Single product');
    isOnline = true;
    await userEvent.setup().click(retry);
    await waitFor(() => expect(toggle()).toHaveAccessibleName('Show: Banana, Single product'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the options', () => {
  it('are nested, with a button to go back (R2.13, R2.14)', async () => {
    render(<Default />);
    const user = await open();
    expect(item('All products')).toHaveFocus();
    await user.click(item('More'));
    await focused('New products');
    expect(screen.queryByRole('button', { name: 'All products' })).not.toBeInTheDocument();
    await user.click(item('Deeper'));
    await focused('Deepest');
    await user.click(item('Back: Deeper'));
    await focused('New products');
    await user.click(item('Back: More'));
    await focused('All products');
  });

  it('open at the level of the selected option', async () => {
    render(<Nested />);
    await open();
    expect(item('Deepest')).toHaveAttribute('aria-current', 'true');
    expect(item('Deepest')).toHaveFocus();
  });

  it('are written into the URL with their parameters, and close the dropdown', async () => {
    const onFilterSelect = vi.fn();
    render(<Default onFilterSelect={onFilterSelect} />);
    const user = await open();
    await user.click(item('More'));
    await user.click(await screen.findByRole('button', { name: 'Deeper' }));
    await user.click(await screen.findByRole('button', { name: 'Deepest' }));
    expect(getQuery()).toMatchObject({ filter: 'deepest', orderby: 'name', period: 'week' });
    expect(onFilterSelect).toHaveBeenCalledExactlyOnceWith({ filter: 'deepest', orderby: 'name' });
    expect(toggle()).toHaveAccessibleName('Show: Deepest');
    expect(toggle()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('remove the parameter when the default is selected (R2.16)', async () => {
    render(<Nested />);
    const user = await open();
    await user.click(item('Back: Deeper'));
    await user.click(await screen.findByRole('button', { name: 'Back: More' }));
    await user.click(await screen.findByRole('button', { name: 'All products' }));
    expect(getQuery()).not.toHaveProperty('filter');
  });

  it('call onQueryUpdate instead of changing the URL', async () => {
    const onQueryUpdate = vi.fn();
    const onFilterSelect = vi.fn();
    render(<Advanced onQueryUpdate={onQueryUpdate} onFilterSelect={onFilterSelect} />);
    const before = getHistory().location;
    const user = await open();
    await user.click(item('All products'));
    expect(onQueryUpdate).toHaveBeenCalledOnce();
    expect(onQueryUpdate).toHaveBeenCalledWith(
      expect.objectContaining({ filter: undefined, match: undefined }),
    );
    expect(onFilterSelect.mock.calls).toEqual(onQueryUpdate.mock.calls);
    expect(getHistory().location).toBe(before);
  });

  it('only close the dropdown when they are already selected', async () => {
    render(<Default />);
    const before = getHistory().location;
    const user = await open();
    await user.click(item('All products'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getHistory().location).toBe(before);
  });

  it('clear the advanced filters, their match parameter and the page number', async () => {
    render(<Advanced />);
    const user = await open();
    await user.click(item('All products'));
    expect(Object.keys(getQuery())).toEqual(['page', 'path']);
  });

  it('keep the page number for the advanced filters, of which none is applied yet', async () => {
    const onQueryUpdate = vi.fn();
    render(<Default search="paged=3" onQueryUpdate={onQueryUpdate} />);
    const user = await open();
    await user.click(item('Advanced filters'));
    expect(onQueryUpdate).toHaveBeenCalledWith({ filter: 'advanced' });
  });

  it('work by keyboard alone, and Escape returns the focus to the button', async () => {
    render(<Default />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(item('All products')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.keyboard('{Enter}');
    await focused('New products');
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveFocus();
    expect(getQuery()).not.toHaveProperty('filter');
  });
});

describe('a search among the options', () => {
  const search = () => screen.getByRole('combobox', { name: 'Type to search for a product' });

  it('shows the selected item as a tag, which the next selected item replaces (R2.15)', async () => {
    const onFilterSelect = vi.fn();
    render(<SingleProduct onFilterSelect={onFilterSelect} />);
    const user = await open();
    expect(await screen.findByText('Banana (1 of 1)')).toBeInTheDocument();
    await user.type(search(), 'app');
    await user.click(await screen.findByRole('option', { name: 'Apple' }));
    expect(getQuery()).toMatchObject({ filter: 'single_product', products: '1' });
    expect(onFilterSelect).toHaveBeenCalledOnce();
    expect(toggle()).toHaveAccessibleName('Show: Apple, Single product');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gets the focus when the dropdown opens, and returns to the default when its tag is removed', async () => {
    render(<SingleProduct />);
    await screen.findByText('Banana');
    const user = await open();
    expect(search()).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Remove Banana' }));
    expect(getQuery()).not.toHaveProperty('filter');
    expect(getQuery()).not.toHaveProperty('products');
  });
});
