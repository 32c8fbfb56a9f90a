import { composeStories } from '@storybook/react-vite';
import { getHistory } from '@tillview/navigation';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addButton, filterLink, row, select, url } from '../testing/advanced-filters-panel.ts';
import { ADVANCED_FILTERS, withOptions } from '../testing/filter-fixtures.ts';
import * as stories from './advanced-filters.stories.tsx';

const { Empty, OneStatus } = composeStories(stories);
const AT = 'filter=advanced&path=%2Fanalytics%2Forders';

const clearAll = () => screen.getByRole('link', { name: 'Clear all filters' });

describe('the panel', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    "keeps its filters when 'Clear all filters' is clicked with %s (R2.23)",
    (key) => {
      render(<OneStatus />);
      const click = createEvent.click(clearAll(), { [key]: true });
      click.preventDefault = vi.fn();
      fireEvent(clearAll(), click);
      expect(click.preventDefault).not.toHaveBeenCalled();
      expect(select('Select an order status')).toHaveValue('pending');
      expect(url()).toEqual({ status_is: 'pending' });
    },
  );

  it('keeps the focus on Filter when a navigation disables it', async () => {
    render(<OneStatus />);
    await userEvent.setup().selectOptions(select('Select an order status'), 'completed');
    filterLink().focus();
    act(() => getHistory().push(`admin.php?${AT}&status_is=completed`));
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('keeps the focus in the row when its options are requested again', async () => {
    const getOptions = vi.fn(() => Promise.resolve([{ value: 'new', label: 'New' }]));
    getOptions.mockRejectedValue(new Error('offline'));
    render(<Empty search={`${AT}&customer=new`} config={withOptions(getOptions)} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    getOptions.mockReset();
    await userEvent.setup().click(retry);
    expect(await screen.findByRole('option', { name: 'New' })).toBeInTheDocument();
    expect(row('Customer type')).toHaveFocus();
  });

  it('moves the focus from a removed row to its neighbour, and from the last row to the add button', async () => {
    render(<Empty search={`${AT}&status_is=pending&items_lessthan=1&total_lessthan=2`} />);
    const user = userEvent.setup();
    const remove = (name: string) => user.click(screen.getByRole('button', { name }));
    await remove('Remove the filter: Item count');
    expect(row('Order total')).toHaveFocus();
    await remove('Remove the filter: Order total');
    expect(row('Order status')).toHaveFocus();
    await remove('Remove order status filter');
    expect(addButton()).toHaveFocus();
  });

  it("moves the focus to the add button after 'Clear all filters'", async () => {
    render(<OneStatus />);
    clearAll().focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Clear all filters' })).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
  });

  it('does not offer a filter that has no control', async () => {
    // The config of another plugin may contain components that our types do not allow.
    const odd: object = { odd: { labels: { add: 'Odd' }, input: { component: 'Slider' } } };
    const filters = { ...ADVANCED_FILTERS.filters, ...odd };
    render(<Empty config={{ ...ADVANCED_FILTERS, filters }} />);
    await userEvent.setup().click(addButton());
    expect(screen.getByRole('button', { name: 'Order status' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Odd' })).not.toBeInTheDocument();
  });
});
