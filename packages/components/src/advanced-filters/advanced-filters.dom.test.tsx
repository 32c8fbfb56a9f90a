import { composeStories } from '@storybook/react-vite';
import { getHistory, getQuery } from '@tillview/navigation';
import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { startRestServer } from '../../../data/src/testing/rest-server.ts';
import {
  add,
  addButton,
  url,
  filterLink,
  isFilterDisabled,
  row,
  rows,
  select,
} from '../testing/advanced-filters-panel.ts';
import { ADVANCED_FILTERS } from '../testing/filter-fixtures.ts';
import * as stories from './advanced-filters.stories.tsx';

const all = composeStories(stories);
const { Empty, Several, OneStatus } = all;
startRestServer();

describe('the panel', () => {
  it('has a title with a select for all or any, at its position in the sentence (R3.4, R3.10)', async () => {
    render(<Empty />);
    const heading = screen.getByRole('heading');
    expect(heading).toHaveTextContent('Orders matchAllAnyof these filters');
    const match = screen.getByRole('combobox', { name: /all or any/ });
    expect(
      within(match)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Any']);
  });

  it('offers every filter by its name (R3.5, R3.8)', async () => {
    render(<Empty />);
    expect(addButton()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.setup().click(addButton());
    const names = Object.values(ADVANCED_FILTERS.filters).map(({ labels }) => labels.add);
    for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(
      new Set(Object.values(ADVANCED_FILTERS.filters).map(({ input }) => input.component)).size,
    ).toBe(6);
  });

  it('appends a filter with its first rule and moves the focus to its input (R4.1, R4.2, R3.6)', async () => {
    const onAction = vi.fn();
    render(<OneStatus onAdvancedFilterAction={onAction} />);
    await add('Order total');
    expect(rows()).toEqual(['Order status', 'Order total']);
    expect(within(row('Order total')).getByRole('textbox')).toHaveFocus();
    expect(select('Select a total match')).toHaveValue('lessthan');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('add', {
      key: 'total',
      rule: 'lessthan',
      value: '',
    });
  });

  it('sets the default of a filter with options, and leaves a search filter empty (R4.3, R4.4)', async () => {
    const onAction = vi.fn();
    render(<Empty onAdvancedFilterAction={onAction} />);
    const user = await add('Order status');
    expect(select('Select an order status')).toHaveValue('completed');
    await add('Products', user);
    expect(onAction).toHaveBeenLastCalledWith('add', {
      key: 'product',
      rule: 'includes',
      value: '',
    });
    await add('Customer type', user);
    await waitFor(() => expect(select('Select a customer type')).toHaveValue('returning'));
  });

  it('adds a filter only once, unless it allows multiple instances (R4.5, R4.6, R3.9)', async () => {
    const onAction = vi.fn();
    render(<Empty onAdvancedFilterAction={onAction} />);
    const user = await add('Order status');
    await add('Product attribute', user);
    await add('Product attribute', user);
    expect(rows()).toEqual(['Order status', 'Product attribute', 'Product attribute']);
    expect(onAction.mock.calls.slice(1).map(([, filter]) => filter.instance)).toEqual([1, 2]);
    await user.click(addButton());
    expect(screen.queryByRole('button', { name: 'Order status' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Product attribute' })).toBeVisible();
  });

  it('removes a filter (R4.7)', async () => {
    const onAction = vi.fn();
    render(<Several onAdvancedFilterAction={onAction} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove order status filter' }));
    expect(rows()).not.toContain('Order status');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('remove', {
      key: 'status',
      rule: 'is',
      value: 'pending',
    });
    await user.click(filterLink());
    expect(url()).not.toHaveProperty('status_is');
  });

  it('navigates to the URL without filters when the last one is removed (R2.24)', async () => {
    render(<OneStatus />);
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Remove order status filter' }));
    expect(getQuery()).toEqual({
      page: 'wc-admin',
      path: '/analytics/orders',
      filter: 'advanced',
    });
  });

  it("removes all filters and resets the match to all on 'Clear all filters' (R4.10, R4.11)", async () => {
    const onAction = vi.fn();
    render(<Several onAdvancedFilterAction={onAction} />);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /all or any/ })).toHaveValue('all');
    expect(url()).toEqual({});
    expect(onAction).toHaveBeenCalledExactlyOnceWith('clear_all');
  });

  it('toggles the match (R4.12, R1.11)', async () => {
    const onAction = vi.fn();
    render(<OneStatus onAdvancedFilterAction={onAction} />);
    const user = userEvent.setup();
    const match = screen.getByRole('combobox', { name: /all or any/ });
    await user.selectOptions(match, 'any');
    expect(onAction).toHaveBeenLastCalledWith('match', { match: 'any' });
    await user.selectOptions(match, 'all');
    expect(onAction).toHaveBeenLastCalledWith('match', { match: 'all' });
    expect(isFilterDisabled()).toBe(true);
  });

  it('shows the filters of the URL, also after back and forward', async () => {
    render(<OneStatus />);
    act(() => getHistory().push('admin.php?path=%2Fanalytics%2Forders&items_lessthan=7&match=any'));
    expect(rows()).toEqual(['Item count']);
    expect(screen.getByRole('textbox', { name: 'Item count: maximum' })).toHaveValue('7');
    expect(screen.getByRole('combobox', { name: /all or any/ })).toHaveValue('any');
    act(() => getHistory().back());
    expect(rows()).toEqual(['Order status']);
  });

  it.each([
    ['en_US', true],
    ['en-GB', true],
    ['de_DE', false],
    ['bn_BD', false],
  ])(
    'uses the English sentence layout depending on the locale %s (R9.7)',
    (siteLocale, isEnglish) => {
      const { container } = render(<OneStatus siteLocale={siteLocale} />);
      expect(container.querySelector('.is-english') !== null).toBe(isEnglish);
    },
  );
});

describe('the Filter link', () => {
  it('links to the same page with the filters and the match (R2.19, R2.20, R1.10)', async () => {
    render(<OneStatus />);
    const user = await add('Item count');
    await user.type(screen.getByRole('textbox', { name: 'Item count: maximum' }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'any');
    expect(filterLink()).toHaveAttribute(
      'href',
      'admin.php?page=wc-admin&filter=advanced&path=%2Fanalytics%2Forders&status_is=pending&items_lessthan=12&match=any',
    );
  });

  it('omits the match when all filters must match (R2.21)', async () => {
    render(<Several />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'all');
    await user.click(filterLink());
    expect(url()).not.toHaveProperty('match');
    expect(url()).not.toHaveProperty('paged');
  });

  it('navigates once without a page load, and keeps the focus (R2.22)', async () => {
    const onAction = vi.fn();
    render(<OneStatus onAdvancedFilterAction={onAction} />);
    const user = userEvent.setup();
    await user.selectOptions(select('Select an order status'), 'completed');
    const click = createEvent.click(filterLink());
    act(() => filterLink().focus());
    fireEvent(filterLink(), click);
    expect(click.defaultPrevented).toBe(true);
    expect(url()).toEqual({ status_is: 'completed' });
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      'filter',
      expect.objectContaining({ status_is: 'completed', match: undefined }),
    );
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('calls onQueryUpdate instead of navigating', async () => {
    const onQueryUpdate = vi.fn();
    render(<OneStatus onQueryUpdate={onQueryUpdate} />);
    const before = getHistory().location;
    const user = userEvent.setup();
    await user.selectOptions(select('Select an order status'), 'completed');
    await user.click(filterLink());
    expect(onQueryUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({ status_is: 'completed', match: undefined, paged: undefined }),
    );
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(onQueryUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({ status_is: undefined }),
    );
    expect(onQueryUpdate).toHaveBeenCalledTimes(2);
    expect(getHistory().location).toBe(before);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    'keeps the default link behaviour when clicked with %s (R2.23)',
    async (key) => {
      render(<OneStatus />);
      await userEvent.setup().selectOptions(select('Select an order status'), 'completed');
      const click = createEvent.click(filterLink(), { [key]: true });
      click.preventDefault = vi.fn();
      fireEvent(filterLink(), click);
      expect(click.preventDefault).not.toHaveBeenCalled();
      expect(url()).toEqual({ status_is: 'pending' });
    },
  );

  it('is a disabled button while it would not change the URL (R4.8)', async () => {
    render(<OneStatus />);
    const user = userEvent.setup();
    expect(isFilterDisabled()).toBe(true);
    await user.selectOptions(select('Select an order status'), 'completed');
    expect(filterLink()).toBeVisible();
    await user.selectOptions(select('Select an order status'), 'pending');
    expect(isFilterDisabled()).toBe(true);
  });

  it('is a disabled button while no filters are active (R4.9)', async () => {
    render(<Empty />);
    expect(isFilterDisabled()).toBe(true);
    await userEvent
      .setup()
      .selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'any');
    expect(isFilterDisabled()).toBe(true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Filter' }));
    expect(url()).toEqual({});
  });

  it('omits incomplete filters, and keeps their rows', async () => {
    render(<OneStatus />);
    const user = await add('Item count');
    await add('Product attribute', user);
    expect(isFilterDisabled()).toBe(true);
    await user.selectOptions(select('Select an order status'), 'completed');
    await user.click(filterLink());
    expect(url()).toEqual({ status_is: 'completed' });
    expect(rows()).toEqual(['Order status', 'Item count', 'Product attribute']);
  });
});

describe('with the keyboard only', () => {
  it('adds, edits, applies and clears filters', async () => {
    render(<Empty />);
    const user = userEvent.setup();
    addButton().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Order status' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(select('Select an order status')).toHaveFocus();
    await user.tab({ shift: true });
    expect(select('Select an order status filter match')).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(filterLink()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(url()).toEqual({ status_is: 'completed' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(url()).toEqual({});
  });
});
