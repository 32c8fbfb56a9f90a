import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Autocompleter } from '../search/types.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { ReportFilters } from './report-filters.tsx';

const PICKER: FilterConfig<Autocompleter> = {
  label: 'Show',
  param: 'filter',
  filters: [
    { value: 'all', label: 'All' },
    { value: 'advanced', label: 'Advanced filters' },
  ],
};

function configOf(key: string, add: string): AdvancedFiltersConfig<Autocompleter> {
  return {
    title: 'All of <select/>',
    filters: { [key]: { labels: { add }, input: { component: 'Number' } } },
  };
}

const at = (path: string, advanced: AdvancedFiltersConfig<Autocompleter>) => (
  <StoryPage search="filter=advanced">
    {({ query }) => (
      <ReportFilters
        path={path}
        query={query}
        filters={[PICKER]}
        advancedFilters={advanced}
        showDatePicker={false}
      />
    )}
  </StoryPage>
);

describe('the filters of another report', () => {
  it('do not contain an unfinished filter of the previous report', async () => {
    const { rerender } = render(at('/analytics/orders', configOf('total', 'Order total')));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add a filter' }));
    await user.click(screen.getByRole('button', { name: 'Order total' }));
    expect(screen.getByRole('group', { name: 'Order total' })).toBeVisible();
    rerender(at('/analytics/customers', configOf('spent', 'Total spent')));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear all filters' })).not.toBeInTheDocument();
  });
});
