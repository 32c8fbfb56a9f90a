import {
  configureNavigation,
  createMemoryHistory,
  getQuery,
  type AdvancedFiltersConfig,
} from '@tillview/navigation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { describe, expect, it } from 'vitest';
import type { Autocompleter } from '../search/types.ts';
import { useQuery } from '../use-url/use-url.ts';
import { AdvancedFilters } from './advanced-filters.tsx';

const RULES = [
  { value: 'lessthan', label: 'Less than' },
  { value: 'between', label: 'Between' },
];

const CONFIG: AdvancedFiltersConfig<Autocompleter> = {
  title: 'Orders match <select/>',
  filters: {
    items: { labels: { add: 'Items' }, rules: RULES, input: { component: 'Number' } },
    total: { labels: { add: 'Total' }, rules: RULES, input: { component: 'Currency' } },
  },
};

function Panel() {
  return <AdvancedFilters config={CONFIG} path="/" query={useQuery()} />;
}

function renderPanel(search: string) {
  configureNavigation({ history: createMemoryHistory(`admin.php?${search}`) });
  render(
    <RegistryProvider value={createRegistry()}>
      <Panel />
    </RegistryProvider>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('a number filter with invalid text in the URL', () => {
  it.each([
    ['items_lessthan=abc', 'Items: maximum', '“abc” is not a number.'],
    ['total_lessthan=1e5', 'Total: maximum', '“1e5” is not a number.'],
    ['items_between[0]=1&items_between[1]=x', 'Items: range end', '“x” is not a number.'],
  ])('shows an error for %s', (search, name, error) => {
    renderPanel(search);
    expect(field(name)).toHaveValue('');
    expect(screen.getByText(error)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(error));
  });

  it('replaces the invalid text when a number is typed', async () => {
    renderPanel('items_lessthan=abc');
    const user = userEvent.setup();
    await user.type(field('Items: maximum'), '7');
    expect(screen.queryByText(/is not a number/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    expect(getQuery()).toMatchObject({ items_lessthan: '7' });
  });
});
