import {
  getHistory,
  getQuery,
  type FilterConfig,
  type FilterLabel,
  type FilterOption,
} from '@tillview/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Autocompleter } from '../search/types.ts';
import { createCompleter, createGetLabels } from '../testing/completer.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { FilterPicker } from './filter-picker.tsx';

function searchFor(name: string, items: readonly FilterLabel[]): FilterOption<Autocompleter> {
  return {
    value: `single_${name}`,
    label: `Single ${name}`,
    component: 'Search',
    settings: {
      type: 'custom',
      param: name,
      getLabels: createGetLabels(items),
      labels: { placeholder: `Search ${name}`, button: `Single ${name}` },
      autocompleter: createCompleter(name, items),
    },
  };
}

const CONFIG: FilterConfig<Autocompleter> = {
  label: 'Show:',
  param: 'filter',
  filters: [
    { value: 'all', label: 'All' },
    searchFor('product', [{ key: 1, label: 'Mug' }]),
    {
      value: 'more',
      label: 'More',
      subFilters: [
        {
          value: 'deeper',
          label: 'Deeper',
          subFilters: [searchFor('category', [{ key: 1, label: 'Kitchen' }])],
        },
      ],
    },
  ],
};

function renderPicker(search: string) {
  render(
    <StoryPage search={search}>
      {({ query }) => <FilterPicker config={CONFIG} path="/" query={query} />}
    </StoryPage>,
  );
}

const toggle = (name: string) => screen.findByRole('button', { name });

describe('a picker with several searches', () => {
  it('never shows the name of a product for the category with the same id', async () => {
    renderPicker('filter=single_product&product=1');
    await toggle('Show: Mug, Single product');
    act(() => getHistory().push('admin.php?filter=single_category&category=1'));
    expect(screen.queryByRole('button', { name: /Mug/ })).not.toBeInTheDocument();
    await toggle('Show: Kitchen, Single category');
  });

  it('has one two levels down, and opens at that level again (R2.13, R2.15)', async () => {
    renderPicker('');
    const user = userEvent.setup();
    await user.click(await toggle('Show: All'));
    await user.click(await toggle('More'));
    await user.click(await toggle('Deeper'));
    const box = await screen.findByRole('combobox', { name: 'Search category' });
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('kitc');
    await user.click(await screen.findByRole('option', { name: 'Kitchen' }));
    expect(getQuery()).toMatchObject({ filter: 'single_category', category: '1' });
    // Shown synchronously, since the name is already known.
    expect(screen.getByRole('button', { name: 'Show: Kitchen, Single category' })).toHaveFocus();
    await user.click(await toggle('Show: Kitchen, Single category'));
    expect(await screen.findByText('Kitchen (1 of 1)')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back: Deeper' })).toBeVisible();
  });
});
