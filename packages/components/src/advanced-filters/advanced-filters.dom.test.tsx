import { composeStories } from '@storybook/react-vite';
import { configureNavigation, getHistory, getQuery } from '@tillview/navigation';
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
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { API_ROOT, queryOf, startRestServer } from '../../../data/src/testing/rest-server.ts';
import { expectNoAxeViolations } from '../../../../tests/setup/axe.ts';
import { takeConsoleMessages } from '../../../../tests/setup/guards.ts';
import { CONFIG } from './fixtures.ts';
import * as stories from './advanced-filters.stories.tsx';

const all = composeStories(stories);
const { Empty, Several, OneStatus, UnknownValues, OptionsFail, Euro } = all;
const server = startRestServer();
const api = `${API_ROOT}/wc-analytics`;

afterEach(() => configureNavigation({}));

const addButton = () => screen.getByRole('button', { name: 'Add a filter' });
const row = (name: string) => screen.getByRole('group', { name });
const rows = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
const select = (name: string) => screen.getByRole('combobox', { name });
const filterLink = () => screen.getByRole('link', { name: 'Filter' });
const isFilterDisabled = () =>
  screen.queryByRole('button', { name: 'Filter' })?.getAttribute('aria-disabled') === 'true';
const address = () => {
  const { page: _page, path: _path, filter: _filter, ...filters } = getQuery();
  return filters;
};

async function add(name: string, user = userEvent.setup()) {
  await user.click(addButton());
  await user.click(screen.getByRole('button', { name }));
  return user;
}

describe('the panel', () => {
  it('has a title with a choice of all or any, in the place that the sentence gives it (R3.4, R3.10)', async () => {
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
    const names = Object.values(CONFIG.filters).map(({ labels }) => labels.add);
    for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(new Set(Object.values(CONFIG.filters).map(({ input }) => input.component)).size).toBe(6);
  });

  it('appends a filter with its first rule and the focus in it (R4.1, R4.2, R3.6)', async () => {
    const onAction = vi.fn();
    render(<OneStatus onAdvancedFilterAction={onAction} />);
    await add('Order total');
    expect(rows()).toEqual(['Order status', 'Order total']);
    expect(row('Order total')).toHaveFocus();
    expect(select('Select a total match')).toHaveValue('lessthan');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('add', {
      key: 'total',
      rule: 'lessthan',
      value: '',
    });
  });

  it('gives a filter with options its default, and a search none (R4.3, R4.4)', async () => {
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

  it('adds a filter once, unless it allows copies (R4.5, R4.6, R3.9)', async () => {
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
    expect(address()).not.toHaveProperty('status_is');
  });

  it('goes to the address without filters when the last one is removed (R2.24)', async () => {
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

  it("empties the list and matches all again by 'Clear all filters' (R4.10, R4.11)", async () => {
    const onAction = vi.fn();
    render(<Several onAdvancedFilterAction={onAction} />);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /all or any/ })).toHaveValue('all');
    expect(address()).toEqual({});
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

  it('shows what the address holds, and follows back and forward', async () => {
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
  ])('lays sentences out for English by the locale %s (R9.7)', (siteLocale, isEnglish) => {
    const { container } = render(<OneStatus siteLocale={siteLocale} />);
    expect(container.querySelector('.is-english') !== null).toBe(isEnglish);
  });
});

describe('the link', () => {
  it('leads to the same page with the filters and the match (R2.19, R2.20, R1.10)', async () => {
    render(<OneStatus />);
    const user = await add('Item count');
    await user.type(screen.getByRole('textbox', { name: 'Item count: maximum' }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'any');
    expect(filterLink()).toHaveAttribute(
      'href',
      'admin.php?page=wc-admin&filter=advanced&path=%2Fanalytics%2Forders&status_is=pending&items_lessthan=12&match=any',
    );
  });

  it('leaves the match out when all must hold (R2.21)', async () => {
    render(<Several />);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'all');
    await user.click(filterLink());
    expect(address()).not.toHaveProperty('match');
    expect(address()).not.toHaveProperty('paged');
  });

  it('navigates without a reload, once, and keeps the focus (R2.22)', async () => {
    const onAction = vi.fn();
    render(<OneStatus onAdvancedFilterAction={onAction} />);
    const user = userEvent.setup();
    await user.selectOptions(select('Select an order status'), 'completed');
    const click = createEvent.click(filterLink());
    act(() => filterLink().focus());
    fireEvent(filterLink(), click);
    expect(click.defaultPrevented).toBe(true);
    expect(address()).toEqual({ status_is: 'completed' });
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      'filter',
      expect.objectContaining({ status_is: 'completed', match: undefined }),
    );
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
    'opens the normal way with %s held (R2.23)',
    async (key) => {
      render(<OneStatus />);
      await userEvent.setup().selectOptions(select('Select an order status'), 'completed');
      const click = createEvent.click(filterLink(), { [key]: true });
      click.preventDefault = vi.fn();
      fireEvent(filterLink(), click);
      expect(click.preventDefault).not.toHaveBeenCalled();
      expect(address()).toEqual({ status_is: 'pending' });
    },
  );

  it('is a disabled button while it equals the address (R4.8)', async () => {
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
    expect(address()).toEqual({});
  });

  it('leaves out what is not complete, and keeps its row', async () => {
    render(<OneStatus />);
    const user = await add('Item count');
    await add('Product attribute', user);
    expect(isFilterDisabled()).toBe(true);
    await user.selectOptions(select('Select an order status'), 'completed');
    await user.click(filterLink());
    expect(address()).toEqual({ status_is: 'completed' });
    expect(rows()).toEqual(['Order status', 'Item count', 'Product attribute']);
  });
});

describe('a filter with options', () => {
  it('keeps a value that is no option any more in sight', () => {
    render(<UnknownValues />);
    expect(select('Select an order status')).toHaveValue('refunded');
    expect(isFilterDisabled()).toBe(true);
  });

  it('says that options could not be loaded and asks again', async () => {
    render(<OptionsFail />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The choices could not be loaded.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(select('Customer type')).toHaveValue('new');
  });

  it('warns of a default that is no option, and has none', async () => {
    const filters = {
      status: { ...CONFIG.filters['status'], labels: { add: 'Status' } },
    };
    const status = {
      labels: { add: 'Status' },
      input: {
        component: 'SelectControl' as const,
        options: [{ value: 'a', label: 'A' }],
        defaultOption: 'gone',
      },
    };
    render(<Empty config={{ ...CONFIG, filters: { ...filters, status } }} />);
    await add('Status');
    expect(select('Status')).toHaveValue('');
    expect(takeConsoleMessages().join()).toContain('"gone"');
  });
});

describe('a search filter (R3.7)', () => {
  it('holds a comma list of keys, and names a deleted item by its number', async () => {
    render(<Several />);
    const product = row('Products');
    expect(await within(product).findByText('Blue mug (1 of 2)')).toBeInTheDocument();
    expect(within(product).getByText('#77 (no longer in the store) (2 of 2)')).toBeInTheDocument();
    const user = userEvent.setup();
    await user.type(select('Select products'), 'red');
    await user.click(await screen.findByRole('option', { name: 'Red mug' }));
    await user.click(filterLink());
    expect(address()).toMatchObject({ product_includes: '1,77,2' });
  });
});

describe('a number filter', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });

  it("has two inputs for 'between' and one for other rules (R4.16, R4.17)", async () => {
    render(<Empty />);
    const user = await add('Item count');
    expect(within(row('Item count')).getAllByRole('textbox')).toHaveLength(1);
    await user.selectOptions(select('Select an item count match'), 'between');
    expect(within(row('Item count')).getAllByRole('textbox')).toHaveLength(2);
    await user.type(field('Item count: range start'), '3');
    expect(isFilterDisabled()).toBe(true);
    await user.type(field('Item count: range end'), '8');
    await user.click(filterLink());
    expect(address()).toEqual({ items_between: ['3', '8'] });
  });

  it('keeps the first filled value when the rule is no range any more (R4.18)', async () => {
    render(<Several />);
    const user = userEvent.setup();
    await user.selectOptions(select('Select an item count match'), 'morethan');
    expect(field('Item count: minimum')).toHaveValue('2');
    await user.selectOptions(select('Select an item count match'), 'between');
    expect(field('Item count: range start')).toHaveValue('2');
    expect(field('Item count: range end')).toHaveValue('');
    await user.clear(field('Item count: range start'));
    await user.type(field('Item count: range end'), '9');
    await user.selectOptions(select('Select an item count match'), 'lessthan');
    expect(field('Item count: maximum')).toHaveValue('9');
  });

  it.each(['lessthan', 'max'])('names the field of the rule %s a maximum', (value) => {
    const orders = { labels: { add: 'Orders' }, rules: [{ value, label: 'Less Than' }] };
    render(
      <Empty
        search={`filter=advanced&path=%2Fanalytics%2Forders&orders_${value}=5`}
        config={{
          title: '<select/>',
          filters: { orders: { ...orders, input: { component: 'Number' } } },
        }}
      />,
    );
    expect(field('Orders: maximum')).toHaveValue('5');
  });

  it('accepts numbers only (R5.17)', async () => {
    render(<Empty />);
    const user = await add('Item count');
    await user.type(field('Item count: maximum'), '1x2');
    expect(field('Item count: maximum')).toHaveValue('12');
  });

  it('takes money as the store writes it (R1.22, R1.23)', async () => {
    render(<Euro />);
    expect(field('Order total: range start')).toHaveValue('10');
    expect(field('Order total: range end')).toHaveValue('2.500,5');
    expect(field('Order total: range end')).toHaveAccessibleDescription('€');
    const user = userEvent.setup();
    await user.clear(field('Order total: range end'));
    await user.type(field('Order total: range end'), '99,9');
    await user.click(filterLink());
    expect(address()).toEqual({ total_between: ['10', '99.9'] });
  });
});

describe('a date filter', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });

  it('takes a valid day and keeps the old one meanwhile', async () => {
    render(<Empty />);
    await add('Registered');
    type('Registered', '11/3');
    expect(isFilterDisabled()).toBe(true);
    type('Registered', '11/03/2026');
    await userEvent.setup().click(filterLink());
    expect(address()).toEqual({ registered_before: '2026-11-03' });
    type('Registered', '13/40/2026');
    expect(field('Registered')).toHaveAccessibleDescription('Invalid date');
    expect(isFilterDisabled()).toBe(true);
  });

  it('is no filter any more when its field is emptied', async () => {
    render(<Empty />);
    const user = await add('Registered');
    type('Registered', '11/03/2026');
    await user.click(filterLink());
    expect(address()).toEqual({ registered_before: '2026-11-03' });
    type('Registered', '');
    expect(filterLink().getAttribute('href')).not.toContain('registered');
    await user.selectOptions(select('Select a date match'), 'after');
    expect(filterLink().getAttribute('href')).not.toContain('registered');
    await user.click(filterLink());
    expect(address()).toEqual({});
    expect(rows()).toEqual(['Registered']);
  });

  it('keeps text, date and error of each input (R4.19)', async () => {
    render(<Several />);
    expect(field('Registered: range start')).toHaveValue('11/01/2026');
    type('Registered: range start', 'x');
    type('Registered: range end', '11/30/2026');
    expect(field('Registered: range start')).toHaveValue('x');
    expect(field('Registered: range start')).toHaveAccessibleDescription('Invalid date');
    expect(field('Registered: range end')).toHaveAccessibleDescription('Select a date in the past');
    type('Registered: range end', '11/06/2026');
    expect(field('Registered: range end')).toBeValid();
    expect(field('Registered: range start')).toBeInvalid();
  });

  it('applies a range only when both ends are valid and in order (R5.4)', async () => {
    render(<Several />);
    const range = () => new URL(filterLink().getAttribute('href') ?? '', 'http://x').searchParams;
    await userEvent
      .setup()
      .selectOptions(screen.getByRole('combobox', { name: /all or any/ }), 'all');
    type('Registered: range start', '');
    expect(range().get('registered_between[0]')).toBe('2026-11-01');
    type('Registered: range start', '11/09/2026');
    expect(field('Registered: range start')).toHaveAccessibleDescription(
      'Start date must be before end date',
    );
    expect(range().get('registered_between[0]')).toBe('2026-11-01');
    type('Registered: range end', '11/10/2026');
    expect(field('Registered: range start')).toBeValid();
    expect(range().get('registered_between[0]')).toBe('2026-11-09');
    expect(range().get('registered_between[1]')).toBe('2026-11-10');
  });

  it('keeps the day when before becomes after, and the first one of a range', async () => {
    render(<Several />);
    const user = userEvent.setup();
    await user.selectOptions(select('Select a date match'), 'after');
    expect(field('Registered')).toHaveValue('11/01/2026');
    await user.selectOptions(select('Select a date match'), 'before');
    expect(field('Registered')).toHaveValue('11/01/2026');
    await user.click(filterLink());
    expect(address()).toMatchObject({ registered_before: '2026-11-01' });
  });

  it('shows text of the address that is no day', () => {
    render(<UnknownValues />);
    expect(field('Registered')).toHaveValue('soon');
    expect(field('Registered')).toBeInvalid();
    expect(isFilterDisabled()).toBe(true);
  });
});

describe('an attribute filter', () => {
  const COLOURS = [
    { id: 10, name: 'Blue' },
    { id: 11, name: 'Red' },
  ];
  const SIZES = [{ id: 20, name: 'Small' }];
  const answer = () => {
    const asked: string[] = [];
    server.use(
      http.get(`${api}/products/attributes`, () =>
        HttpResponse.json([
          { id: 3, name: 'Colour' },
          { id: 4, name: 'Size' },
        ]),
      ),
      http.get(`${api}/products/attributes/:id`, ({ params }) =>
        params['id'] === '3'
          ? HttpResponse.json({ id: 3, name: 'Colour' })
          : HttpResponse.json({ code: 'x', message: '' }, { status: 404 }),
      ),
      http.get(`${api}/products/attributes/:id/terms`, ({ params, request }) => {
        asked.push(`${String(params['id'])} ${JSON.stringify(queryOf(request))}`);
        return HttpResponse.json(params['id'] === '3' ? COLOURS : SIZES);
      }),
    );
    return asked;
  };
  const name = () => select('Attribute name');
  const term = () => screen.findByRole('combobox', { name: 'Attribute value' });

  it('loads the terms of the chosen attribute and holds both (R4.13, R4.14, R4.15)', async () => {
    const asked = answer();
    render(<Empty />);
    const user = await add('Product attribute');
    await user.type(name(), 'col');
    await user.click(await screen.findByRole('option', { name: 'Colour' }));
    expect(isFilterDisabled()).toBe(true);
    await user.click(await term());
    expect(asked.at(-1)).toBe('3 {"per_page":"100"}');
    const listed = within(screen.getByRole('listbox', { name: 'Attribute value' }));
    expect(listed.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Blue',
      'Red',
    ]);
    await user.click(screen.getByRole('option', { name: 'Red' }));
    expect(await term()).toHaveValue('Red');
    await user.click(filterLink());
    expect(address()).toEqual({ attribute_is: [['3', '11']] });

    await user.type(name(), 'siz');
    await user.click(await screen.findByRole('option', { name: 'Size' }));
    expect(await term()).toHaveValue('');
    await user.click(await term());
    await user.click(await screen.findByRole('option', { name: 'Small' }));
    await user.click(filterLink());
    expect(address()).toEqual({ attribute_is: [['4', '20']] });
  });

  const AT = 'filter=advanced&path=%2Fanalytics%2Forders&attribute_is[0][0]=';

  it('names what the address holds, and says what is gone', async () => {
    answer();
    render(<Empty search={`${AT}3&attribute_is[0][1]=99`} />);
    await waitFor(() => expect(name()).toHaveValue('Colour'));
    expect(await term()).toHaveValue('#99 (no longer in the store)');
    expect(isFilterDisabled()).toBe(true);
  });

  it('says that an attribute is gone, and offers no useless Retry', async () => {
    answer();
    server.use(
      http.get(`${api}/products/attributes/:id/terms`, () =>
        HttpResponse.json({ code: 'woocommerce_rest_taxonomy_invalid' }, { status: 404 }),
      ),
    );
    render(<Empty search={`${AT}77&attribute_is[0][1]=99`} />);
    await waitFor(() => expect(name()).toHaveValue('#77 (no longer in the store)'));
    expect(await term()).toHaveValue('#99 (no longer in the store)');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('says that terms could not be loaded and asks again', async () => {
    answer();
    server.use(
      http.get(`${api}/products/attributes/:id/terms`, () =>
        HttpResponse.json({ code: 'x', message: '' }, { status: 500 }),
      ),
    );
    render(<Empty search={`${AT}3&attribute_is[0][1]=10`} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer();
    await userEvent.setup().click(retry);
    expect(await term()).toHaveValue('Blue');
  });
});

describe('the sentence for screen readers', () => {
  it.each([
    ['Order status', 'Order status Is Pending'],
    ['Products', 'Product Includes Blue mug, #77 (no longer in the store)'],
    ['Item count', 'Item count Between 2 and 5'],
    ['Order total', 'Order total More than $100.00'],
    ['Registered', 'Registered Between Nov 1, 2026 and Nov 5, 2026'],
  ])('of %s is whole', async (name, sentence) => {
    render(<Several />);
    expect(await within(row(name)).findByText(sentence)).toBeInTheDocument();
  });

  it('is left out while something is missing', async () => {
    render(<Empty />);
    await add('Item count');
    expect(within(row('Item count')).queryByText(/Item count Less than/)).not.toBeInTheDocument();
  });
});

describe('with the keyboard alone', () => {
  it('adds, sets, applies and clears', async () => {
    render(<Empty />);
    const user = userEvent.setup();
    addButton().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Order status' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row('Order status')).toHaveFocus();
    await user.tab();
    expect(select('Select an order status filter match')).toHaveFocus();
    await user.tab();
    expect(select('Select an order status')).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(filterLink()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toEqual({ status_is: 'completed' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toEqual({});
  });
});

describe('axe', () => {
  it.each(Object.entries(all))('finds nothing in %s', async (_, Story) => {
    const { baseElement } = render(<Story />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    await expectNoAxeViolations(baseElement);
  });
});
