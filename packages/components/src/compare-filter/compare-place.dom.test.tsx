import { getHistory, getQuery, type GetFilterLabels } from '@tillview/navigation';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createCompleter, createGetLabels } from '../testing/completer.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { CompareFilter } from './compare-filter.tsx';

const PRODUCTS = [
  { key: 1, label: 'Mug' },
  { key: 2, label: 'Cup' },
];
const CATEGORIES = [
  { key: 1, label: 'Kitchen' },
  { key: 2, label: 'Garden' },
];
const getNames = {
  products: createGetLabels(PRODUCTS),
  categories: createGetLabels(CATEGORIES),
};

/** The card of a report; it compares categories if the URL has some. */
const cardAt = (search: string, path = '/', getLabels?: GetFilterLabels) => (
  <StoryPage search={search}>
    {({ query }) => {
      const param = 'categories' in query ? 'categories' : 'products';
      return (
        <CompareFilter
          type="custom"
          path={path}
          query={query}
          param={param}
          getLabels={getLabels ?? getNames[param]}
          labels={{ placeholder: 'Search items' }}
          autocompleter={createCompleter('products', PRODUCTS)}
        />
      );
    }}
  </StoryPage>
);
const TWO = 'products=1%2C2';

const box = () => screen.getByRole('combobox', { name: 'Search items' });
const clearAll = () => screen.getByRole('link', { name: 'Clear all' });

describe('the compare card', () => {
  it('never shows the names of products for categories with the same ids', async () => {
    render(cardAt(TWO));
    expect(await screen.findByText('Mug (1 of 2)')).toBeInTheDocument();
    act(() => getHistory().push('admin.php?categories=1%2C2'));
    expect(screen.queryByText(/^Mug/)).not.toBeInTheDocument();
    expect(await screen.findByText('Kitchen (1 of 2)')).toBeInTheDocument();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    "keeps its items when 'Clear all' is opened in another tab or window with %s (R2.23)",
    async (key) => {
      render(cardAt(TWO));
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
    const { rerender } = render(cardAt('', '/analytics/products'));
    const user = userEvent.setup();
    await user.type(box(), 'Mug');
    await user.click(await screen.findByRole('option', { name: 'Mug' }));
    expect(screen.getByText('Mug (1 of 1)')).toBeInTheDocument();
    rerender(cardAt('', '/analytics/orders'));
    expect(screen.queryByText('Mug (1 of 1)')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('keeps the focus in the card when names are requested again', async () => {
    let isOnline = false;
    const getLabels: GetFilterLabels = (value, query) =>
      isOnline ? getNames.products(value, query) : Promise.reject(new Error('offline'));
    render(cardAt(TWO, '/', getLabels));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isOnline = true;
    await userEvent.setup().click(retry);
    expect(await screen.findByText('Mug (1 of 2)')).toBeInTheDocument();
    expect(box()).toHaveFocus();
  });
});
