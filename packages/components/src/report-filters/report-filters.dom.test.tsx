import { composeStories } from '@storybook/react-vite';
import { getHistory, getQuery } from '@tillview/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import * as stories from './report-filters.stories.tsx';
// Imported here so that no test waits for the lazy component.
import '../date-range-filter-picker/date-range-content.tsx';

const all = composeStories(stories);
const { Plain, DateOnly, NoDate, Comparing, UnknownComparison, Advanced, HiddenPicker } = all;

const dates = () => screen.queryByRole('button', { name: /^Date Range:/ });
const picker = () => screen.queryByRole('button', { name: /^Show:/ });
/** Renders a story and waits for its lazy components. */
async function show(story: ReactElement) {
  const view = render(story);
  await waitFor(() =>
    expect(view.container.querySelector('[class*="__placeholder"]')).not.toBeInTheDocument(),
  );
  return view;
}
const heading = (name: string) => screen.queryByRole('heading', { name });

describe('the filter area', () => {
  it('has a heading for screen readers, the date range and a picker per filter', async () => {
    await show(<Plain />);
    expect(heading('Filters')).toBeInTheDocument();
    expect(dates()).toHaveTextContent('Month to date (Nov 1 - 20, 2026)');
    expect(picker()).toHaveAccessibleName('Show: All products');
    expect(screen.getByRole('button', { name: 'Kind: All kinds' })).toBeVisible();
  });

  it.each([
    ['without filters', DateOnly, true, false],
    ['without dates', NoDate, false, true],
  ] as const)('can be shown %s', async (_, Story, hasDates, hasPicker) => {
    await show(<Story />);
    expect(dates() !== null).toBe(hasDates);
    expect(picker() !== null).toBe(hasPicker);
  });

  it('hides a picker whose showFilters returns false', async () => {
    await show(<HiddenPicker />);
    expect(screen.queryByRole('button', { name: /^Kind:/ })).not.toBeInTheDocument();
  });

  it('writes the selected range into the URL, and goes to the first page', async () => {
    const onDateSelect = vi.fn();
    await show(<Comparing onDateSelect={onDateSelect} />);
    const user = userEvent.setup();
    await user.click(dates() ?? document.body);
    await user.click(await screen.findByRole('radio', { name: 'Last week' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(getQuery()).toEqual({
      page: 'wc-admin',
      path: '/analytics/products',
      filter: 'compare-products',
      products: '1,2',
      period: 'last_week',
      compare: 'previous_year',
    });
    expect(onDateSelect).toHaveBeenCalledOnce();
    expect(dates()).toHaveTextContent('Last week');
  });

  deepIt('calls only onQueryUpdate for ranges, options and the cards below', async () => {
    const onQueryUpdate = vi.fn();
    await show(<Advanced onQueryUpdate={onQueryUpdate} />);
    const before = getHistory().location;
    const user = userEvent.setup();
    await user.click(dates() ?? document.body);
    await user.click(await screen.findByRole('radio', { name: 'Last week' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onQueryUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({ period: 'last_week', paged: undefined }),
    );
    await user.click(await screen.findByRole('link', { name: 'Clear all filters' }));
    expect(onQueryUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({ items_lessthan: undefined }),
    );
    await user.click(picker() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Comparison' }));
    expect(onQueryUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: 'compare-products' }),
    );
    expect(onQueryUpdate).toHaveBeenCalledTimes(3);
    expect(getHistory().location).toBe(before);
  });

  it("opens a comparison for a value that begins with 'compare' (R2.17)", async () => {
    await show(<Comparing />);
    expect(heading('Compare products')).toBeVisible();
    expect(await screen.findByText('Item 2 (2 of 2)')).toBeInTheDocument();
  });

  it('changes the comparison with the selected option, and removes the old keys', async () => {
    await show(<Comparing />);
    const user = userEvent.setup();
    await user.click(picker() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Categories' }));
    expect(await screen.findByRole('heading', { name: 'Compare categories' })).toBeVisible();
    expect(heading('Compare products')).not.toBeInTheDocument();
    expect(getQuery()).toEqual({
      page: 'wc-admin',
      path: '/analytics/products',
      filter: 'compare-categories',
    });
    act(() => getHistory().back());
    expect(heading('Compare products')).toBeVisible();
    expect(await screen.findByText('Item 2 (2 of 2)')).toBeInTheDocument();
  });

  it('opens nothing for a comparison that no filter has', async () => {
    await show(<UnknownComparison />);
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  });

  it("opens the advanced filters for 'advanced' (R2.18)", async () => {
    await show(<Plain />);
    const user = userEvent.setup();
    await user.click(picker() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Advanced filters' }));
    expect(await screen.findByRole('button', { name: 'Add a filter' })).toBeVisible();
    expect(getQuery()).toMatchObject({ filter: 'advanced' });
  });

  it('calls the callbacks for actions in the advanced filters and for selected filters', async () => {
    const onAdvancedFilterAction = vi.fn();
    const onFilterSelect = vi.fn();
    await show(
      <Advanced onAdvancedFilterAction={onAdvancedFilterAction} onFilterSelect={onFilterSelect} />,
    );
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'any');
    expect(onAdvancedFilterAction).toHaveBeenCalledExactlyOnceWith('match', { match: 'any' });
    await user.click(picker() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'All products' }));
    expect(onFilterSelect).toHaveBeenCalledOnce();
    expect(Object.keys(getQuery())).toEqual(['page', 'path']);
  });
});
