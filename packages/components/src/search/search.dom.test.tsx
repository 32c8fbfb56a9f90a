import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { API_ROOT, serve, startRestServer } from '../../../data/src/testing/rest-server.ts';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { findOptions } from './find-options.ts';
import { colours } from '../testing/filter-fixtures.ts';
import { SEARCH_DEBOUNCE } from './search.tsx';
import * as stories from './search.stories.tsx';
import type { SearchType } from './types.ts';
import { getVariationName } from './variation-name.ts';

const all = composeStories(stories);
const { Custom, FreeText, InlineTags, More, Products, Single } = all;
const server = startRestServer();
const api = `${API_ROOT}/wc-analytics`;

const box = () => screen.getByRole('combobox');
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

let user: UserEvent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});

/** Enters a text in the field and waits for the debounce time. */
async function search(text: string) {
  await user.click(box());
  await user.paste(text);
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
}

const answer = (path: string, body: JsonBodyType) => serve(server, `${api}${path}`, body);

type KindRow = {
  id: string;
  type: Exclude<SearchType, 'custom'>;
  path: string;
  row: Record<string, unknown>;
  typed: string;
  query: Record<string, string>;
  label: string;
  chosen: { key: string | number; label: string };
};

const KINDS: KindRow[] = [
  {
    id: 'R1.12',
    type: 'attributes',
    path: '/products/attributes',
    row: { id: 3, name: 'Colour' },
    typed: 'col',
    query: { search: 'col', per_page: '10', orderby: 'count' },
    label: 'Colour',
    chosen: { key: 3, label: 'Colour' },
  },
  {
    id: 'R1.13',
    type: 'categories',
    path: '/products/categories',
    row: { id: 4, name: 'Mugs &amp; cups' },
    typed: 'mug',
    query: { search: 'mug', per_page: '10', orderby: 'count' },
    label: 'Mugs & cups',
    chosen: { key: 4, label: 'Mugs & cups' },
  },
  {
    id: 'R1.14',
    type: 'countries',
    path: '/data/countries',
    row: { code: 'DE', name: 'Germany' },
    typed: 'ger',
    query: {},
    label: '🇩🇪Germany',
    chosen: { key: 'DE', label: 'Germany' },
  },
  {
    id: 'R1.15',
    type: 'coupons',
    path: '/coupons',
    row: { id: 5, code: 'autumn10' },
    typed: 'aut',
    query: { search: 'aut', per_page: '10' },
    label: 'autumn10',
    chosen: { key: 5, label: 'autumn10' },
  },
  {
    id: 'R1.16',
    type: 'customers',
    path: '/customers',
    row: { id: 6, name: 'Ada Lovelace', email: 'ada@example.com', username: 'ada' },
    typed: 'ada',
    query: { search: 'ada', searchby: 'name', per_page: '10' },
    label: 'Ada Lovelace',
    chosen: { key: 6, label: 'Ada Lovelace' },
  },
  {
    id: 'R7.10',
    type: 'emails',
    path: '/customers',
    row: { id: 6, name: 'Ada Lovelace', email: 'ada@example.com', username: 'ada' },
    typed: 'ada@',
    query: { search: 'ada@', searchby: 'email', per_page: '10' },
    label: 'ada@example.com',
    chosen: { key: 6, label: 'ada@example.com' },
  },
  {
    id: 'R7.10',
    type: 'usernames',
    path: '/customers',
    row: { id: 6, name: 'Ada Lovelace', email: 'ada@example.com', username: 'ada' },
    typed: 'ad',
    query: { search: 'ad', searchby: 'username', per_page: '10' },
    label: 'ada',
    chosen: { key: 6, label: 'ada' },
  },
  {
    id: 'R1.17',
    type: 'downloadIps',
    path: '/data/download-ips',
    row: { user_ip_address: '192.0.2.7' },
    typed: '192.0',
    query: { match: '192.0' },
    label: '192.0.2.7',
    chosen: { key: '192.0.2.7', label: '192.0.2.7' },
  },
  {
    id: 'R1.18',
    type: 'orders',
    path: '/orders',
    row: { id: 70, number: '1070' },
    typed: '107',
    query: { number: '107', per_page: '10' },
    label: '#1070',
    chosen: { key: 70, label: '#1070' },
  },
  {
    id: 'R1.19',
    type: 'products',
    path: '/products',
    row: { id: 8, name: 'Blue mug', sku: 'BM', images: [] },
    typed: 'blue',
    query: { search: 'blue', per_page: '10', orderby: 'popularity' },
    label: 'Blue mug',
    chosen: { key: 8, label: 'Blue mug' },
  },
  {
    id: 'R7.13',
    type: 'variableProducts',
    path: '/products',
    row: { id: 9, name: 'Shirt', sku: '', images: [] },
    typed: 'shi',
    query: { search: 'shi', per_page: '10', orderby: 'popularity', type: 'variable' },
    label: 'Shirt',
    chosen: { key: 9, label: 'Shirt' },
  },
  {
    id: 'R1.20',
    type: 'taxes',
    path: '/taxes',
    row: { id: 10, country: 'US', state: '', name: 'Vat', priority: 1 },
    typed: 'US',
    query: { code: 'US', per_page: '10' },
    label: 'US-VAT-1',
    chosen: { key: 10, label: 'US-VAT-1' },
  },
  {
    id: 'R1.21',
    type: 'variations',
    path: '/variations',
    row: { id: 11, name: 'Shirt', sku: '', description: '', attributes: [{ option: 'Red' }] },
    typed: 'shirt',
    query: { search: 'shirt', per_page: '30' },
    label: 'Shirt - Red',
    chosen: { key: 11, label: 'Shirt - Red' },
  },
];

describe('the search types', () => {
  it.each(KINDS)(
    'searches $type, shows the name and reports key and label ($id)',
    async ({ type, path, row, typed, query, label, chosen }) => {
      const queries = answer(path, [row]);
      const onChoose = vi.fn();
      render(<Products type={type} onChoose={onChoose} />);
      await search(typed);
      await waitFor(() => expect(offered()).toEqual([label]));
      expect(queries).toHaveLength(1);
      expect(queries[0]).toMatchObject(query);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(onChoose).toHaveBeenCalledExactlyOnceWith([chosen]);
    },
  );

  it("uses the store's separator in the names of variations (R9.5, R9.6)", async () => {
    answer('/variations', [KINDS.at(-1)?.row]);
    render(<Products type="variations" separator=" / " />);
    await search('shirt');
    await waitFor(() => expect(offered()).toEqual(['Shirt / Red']));
    expect(getVariationName({ name: 'Shirt', attributes: [{ option: 'Red' }] })).toBe(
      'Shirt - Red',
    );
    expect(getVariationName({ name: 'A - B', attributes: [{ option: 'Red' }] })).toBe('A - B');
  });

  it.each<[SearchType, string, object]>([
    ['products', '/products', { sku: 'MUG-1', images: [] }],
    ['customers', '/customers', { email: 'guest@example.org', username: '' }],
  ])('labels %s without a name with their id', async (type, path, fields) => {
    answer(path, [
      { id: 7, name: '', ...fields },
      { id: 8, name: ' ', ...fields },
    ]);
    const onChoose = vi.fn();
    render(<Products type={type} onChoose={onChoose} />);
    await search('mug');
    await waitFor(() => expect(offered()).toEqual(['#7', '#8']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([{ key: 7, label: '#7' }]);
    expect(screen.getByRole('button', { name: 'Remove #7' })).toBeVisible();
  });

  it('searches the variations of the product in the URL', async () => {
    const queries = answer('/products/42/variations', [KINDS.at(-1)?.row]);
    render(<Products type="variations" url="products=42" />);
    await search('shirt');
    await waitFor(() => expect(queries).toHaveLength(1));
  });

  it('shows the image of a product, or a placeholder when it has none', async () => {
    answer('/products', [
      { id: 1, name: 'Blue mug', sku: '', images: [{ src: 'https://shop.test/mug.png', alt: '' }] },
      { id: 2, name: 'Blue cup', sku: '', images: [] },
    ]);
    const { container } = render(<Products />);
    await search('blue');
    await waitFor(() => expect(offered()).toHaveLength(2));
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://shop.test/mug.png');
    expect(container.querySelectorAll('.is-placeholder')).toHaveLength(1);
  });
});

describe('a custom search', () => {
  it('throws without an autocompleter (R8.3)', () => {
    expect(() => render(<Custom autocompleter={undefined} />)).toThrow(
      'Invalid autocompleter provided to Search component, it requires a completer object when using custom type.',
    );
    expect(takeConsoleMessages().length).toBeGreaterThan(0);
  });

  it('searches keywords, marks the match and ignores clicks on disabled items', async () => {
    const onChoose = vi.fn();
    render(<Custom onChoose={onChoose} />);
    await search('RED');
    await waitFor(() => expect(offered()).toEqual(['Red & white', 'Infrared']));
    await user.clear(box());
    await search('gre');
    await waitFor(() => expect(offered()).toEqual(['Green', 'Grey']));
    await user.click(screen.getByRole('option', { name: 'Grey' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('uses the search expression of the autocompleter', async () => {
    const starting = { ...colours, getSearchExpression: (query: string) => `^${query}` };
    const { options } = await findOptions(starting, 'red', false);
    expect(options.map(({ key }) => key)).toEqual([1]);
  });
});

describe('requests', () => {
  it('are sent once, 500 ms after the last change of the text (R9.1)', async () => {
    const queries = answer('/products', []);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<Products />);
    fireEvent.focus(box());
    for (const value of ['m', 'mu', 'mug']) {
      fireEvent.change(box(), { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(499));
    }
    expect(queries).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(queries.map(({ search }) => search)).toEqual(['mug']));
  });

  it('are not sent without a text (R5.19)', async () => {
    const queries = answer('/products', [KINDS[9]?.row]);
    render(<Products />);
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    await search('   ');
    await expect(findOptions(colours, '  ', true)).resolves.toEqual({ options: [] });
    expect(queries).toEqual([]);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('show the total when there are more results', async () => {
    render(<More />);
    await search('r');
    const note = await screen.findByText(
      'Showing the first 4 of 57. Type more to narrow the results.',
    );
    expect(note).toBeVisible();
    expect(box()).toHaveAccessibleDescription(note.textContent ?? '');
  });

  it('list ten of the matching countries, and their total', async () => {
    answer(
      '/data/countries',
      Array.from({ length: 14 }, (_, index) => ({ code: `A${index}`, name: `Aland ${index}` })),
    );
    render(<Products type="countries" />);
    await search('al');
    await waitFor(() => expect(offered()).toHaveLength(10));
    expect(
      screen.getByText('Showing the first 10 of 14. Type more to narrow the results.'),
    ).toBeVisible();
  });

  it('show an error when they fail, and are sent again on Retry', async () => {
    server.use(
      http.get(`${api}/products`, () => HttpResponse.json({ code: 'x' }, { status: 500 }), {
        once: true,
      }),
    );
    render(<Products />);
    await search('mug');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer('/products', [{ id: 1, name: 'Mug', sku: '', images: [] }]);
    await user.click(retry);
    await waitFor(() => expect(offered()).toEqual(['Mug']));
  });
});

describe('free text', () => {
  it('is the first option, and only where free text is allowed (R5.18)', async () => {
    const onChoose = vi.fn();
    const { unmount } = render(<Custom />);
    await search('red');
    await waitFor(() => expect(offered()).toEqual(['Red & white', 'Infrared']));
    unmount();
    render(<FreeText onChoose={onChoose} />);
    await search('red');
    await waitFor(() => expect(offered()[0]).toBe('All colours with “red”'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([{ key: 'red', label: 'red' }]);
  });

  it.each([
    ['customers', 'All customers with names that include “x”'],
    ['products', 'All products with titles that include “x”'],
    ['taxes', 'All taxes with codes that include “x”'],
    ['orders', undefined],
  ] as const)('for %s is labelled %s', async (type, sentence) => {
    answer('/*', []);
    answer('/products/*', []);
    render(<Products type={type} allowFreeTextSearch />);
    await search('x');
    await screen.findByText(sentence ?? 'No results for “x”.');
    expect(offered()).toEqual(sentence === undefined ? [] : [sentence]);
  });
});

describe('the selection', () => {
  it('is one item when only one can be selected', async () => {
    const onChoose = vi.fn();
    render(<Single onChoose={onChoose} />);
    expect(box()).toHaveValue('Green');
    await search('red');
    await waitFor(() => expect(offered()).toContain('Infrared'));
    await user.click(screen.getByRole('option', { name: 'Infrared' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([{ key: 4, label: 'Infrared' }]);
  });

  it('keeps its items when another is added, and is reported without a removed item', async () => {
    const onChoose = vi.fn();
    render(<InlineTags onChoose={onChoose} />);
    await search('infra');
    await user.click(await screen.findByRole('option', { name: 'Infrared' }));
    expect(onChoose).toHaveBeenLastCalledWith([
      { key: 1, label: 'Red & white' },
      { key: 2, label: 'Green' },
      { key: 4, label: 'Infrared' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Green' }));
    expect(onChoose).toHaveBeenLastCalledWith([
      { key: 1, label: 'Red & white' },
      { key: 4, label: 'Infrared' },
    ]);
  });
});
