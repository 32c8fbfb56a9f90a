import {
  configureNavigation,
  createMemoryHistory,
  getHistory,
  getQuery,
  type FilterLabel,
  type GetFilterLabels,
} from '@tillview/navigation';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { describe, expect, it, vi } from 'vitest';
import type { Autocompleter } from '../search/types.ts';
import { useQuery } from '../use-url/use-url.ts';
import { CompareFilter } from './compare-filter.tsx';

const NAMES = {
  products: [
    { key: 1, label: 'Mug' },
    { key: 2, label: 'Cup' },
  ],
  categories: [
    { key: 1, label: 'Kitchen' },
    { key: 2, label: 'Garden' },
  ],
} as const satisfies Record<string, FilterLabel[]>;

const completer: Autocompleter<FilterLabel> = {
  name: 'products',
  options: NAMES.products,
  getOptionIdentifier: ({ key }) => key,
  getOptionLabel: ({ label }) => label,
  getOptionKeywords: ({ label }) => [label],
  getOptionCompletion: (item) => item,
  isDebounced: false,
};

const registry = createRegistry();
const getNames =
  (param: keyof typeof NAMES): GetFilterLabels =>
  (value) =>
    Promise.resolve(NAMES[param].filter(({ key }) => value.split(',').includes(String(key))));

function Card({ getLabels, path = '/' }: { getLabels?: GetFilterLabels; path?: string }) {
  const query = useQuery();
  const param = 'categories' in query ? 'categories' : 'products';
  return (
    <CompareFilter
      type="custom"
      path={path}
      query={query}
      param={param}
      getLabels={getLabels ?? getNames(param)}
      labels={{ placeholder: 'Search items' }}
      autocompleter={completer}
    />
  );
}

function renderCard(getLabels?: GetFilterLabels) {
  configureNavigation({ history: createMemoryHistory('admin.php?products=1%2C2') });
  render(
    <RegistryProvider value={registry}>
      <Card {...(getLabels ? { getLabels } : {})} />
    </RegistryProvider>,
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search items' });
const clearAll = () => screen.getByRole('link', { name: 'Clear all' });

describe('the compare card', () => {
  it('never shows the names of products for categories with the same ids', async () => {
    renderCard();
    expect(await screen.findByText('Mug (1 of 2)')).toBeInTheDocument();
    act(() => getHistory().push('admin.php?categories=1%2C2'));
    expect(screen.queryByText(/^Mug/)).not.toBeInTheDocument();
    expect(await screen.findByText('Kitchen (1 of 2)')).toBeInTheDocument();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    "keeps its items when 'Clear all' is opened in another tab or window with %s (R2.23)",
    async (key) => {
      renderCard();
      await screen.findByText('Mug (1 of 2)');
      const click = createEvent.click(clearAll(), { [key]: true });
      click.preventDefault = vi.fn();
      fireEvent(clearAll(), click);
      expect(click.preventDefault).not.toHaveBeenCalled();
      expect(screen.getByText('Mug (1 of 2)')).toBeInTheDocument();
      expect(getQuery()).toMatchObject({ products: '1,2' });
    },
  );

  it('does not keep the selection of the previous report', async () => {
    configureNavigation({ history: createMemoryHistory('admin.php') });
    const at = (path: string) => (
      <RegistryProvider value={registry}>
        <Card path={path} />
      </RegistryProvider>
    );
    const { rerender } = render(at('/analytics/products'));
    const user = userEvent.setup();
    await user.type(box(), 'Mug');
    await user.click(await screen.findByRole('option', { name: 'Mug' }));
    expect(screen.getByText('Mug (1 of 1)')).toBeInTheDocument();
    rerender(at('/analytics/orders'));
    expect(screen.queryByText('Mug (1 of 1)')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('keeps the focus in the card when names are requested again', async () => {
    let isOnline = false;
    renderCard((value, query) =>
      isOnline ? getNames('products')(value, query) : Promise.reject(new Error('offline')),
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isOnline = true;
    await userEvent.setup().click(retry);
    expect(await screen.findByText('Mug (1 of 2)')).toBeInTheDocument();
    expect(box()).toHaveFocus();
  });
});
