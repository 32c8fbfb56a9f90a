import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  API_ROOT,
  queryOf,
  serve,
  startRestServer,
} from '../../../data/src/testing/rest-server.ts';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import {
  add,
  url,
  filterLink,
  isFilterDisabled,
  row,
  rows,
  select,
} from '../testing/advanced-filters-panel.ts';
import { ADVANCED_FILTERS } from '../testing/filter-fixtures.ts';
import * as stories from './advanced-filters.stories.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const { Empty, Several, UnknownValues, OptionsFail, Euro } = composeStories(stories);
const server = startRestServer();
const api = `${API_ROOT}/wc-analytics`;
const AT = 'filter=advanced&path=%2Fanalytics%2Forders';

describe('a filter with options', () => {
  deepIt('shows a value that is no longer an option', () => {
    render(<UnknownValues />);
    expect(select('Select an order status')).toHaveValue('refunded');
    expect(isFilterDisabled()).toBe(true);
  });

  it('shows an error when options cannot be loaded', async () => {
    render(<OptionsFail />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The options could not be loaded.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(select('Customer type')).toHaveValue('new');
  });

  it('logs a warning about a default that is not an option, and ignores it', async () => {
    const filters = {
      status: { ...ADVANCED_FILTERS.filters['status'], labels: { add: 'Status' } },
    };
    const status = {
      labels: { add: 'Status' },
      input: {
        component: 'SelectControl' as const,
        options: [{ value: 'a', label: 'A' }],
        defaultOption: 'gone',
      },
    };
    render(<Empty config={{ ...ADVANCED_FILTERS, filters: { ...filters, status } }} />);
    await add('Status');
    expect(select('Status')).toHaveValue('');
    expect(takeConsoleMessages().join()).toContain('"gone"');
  });
});

it('renders the sentence for screen readers only when the filter has a value', async () => {
  render(<Empty />);
  const user = await add('Item count');
  const hidden = () =>
    [...row('Item count').querySelectorAll('.tillview-visually-hidden')].map(
      ({ textContent }) => textContent,
    );
  const before = hidden();
  expect(before).not.toContain('');
  await user.type(within(row('Item count')).getByRole('textbox'), '3');
  expect(hidden()).toHaveLength(before.length + 1);
});

describe('a search filter (R3.7)', () => {
  it('stores comma-separated keys, and labels a deleted item with its id', async () => {
    render(<Several />);
    const product = row('Products');
    expect(await within(product).findByText('Blue mug (1 of 2)')).toBeInTheDocument();
    expect(within(product).getByText('#77 (no longer in the store) (2 of 2)')).toBeInTheDocument();
    const user = userEvent.setup();
    await user.type(select('Select products'), 'red');
    await user.click(await screen.findByRole('option', { name: 'Red mug' }));
    await user.click(filterLink());
    expect(url()).toMatchObject({ product_includes: '1,77,2' });
  });
});

describe('a number filter', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });

  it("shows two inputs for 'between' and one for other rules (R4.16, R4.17)", async () => {
    render(<Empty />);
    const user = await add('Item count');
    expect(within(row('Item count')).getAllByRole('textbox')).toHaveLength(1);
    await user.selectOptions(select('Select an item count match'), 'between');
    expect(within(row('Item count')).getAllByRole('textbox')).toHaveLength(2);
    await user.type(field('Item count: range start'), '3');
    expect(isFilterDisabled()).toBe(true);
    await user.type(field('Item count: range end'), '8');
    await user.click(filterLink());
    expect(url()).toEqual({ items_between: ['3', '8'] });
  });

  it("keeps the first value that is not empty when the rule changes from 'between' to another (R4.18)", async () => {
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

  it.each(['lessthan', 'max'])('labels the field of the rule %s as a maximum', (value) => {
    const orders = { labels: { add: 'Orders' }, rules: [{ value, label: 'Less than' }] };
    render(
      <Empty
        search={`${AT}&orders_${value}=5`}
        config={{
          title: '<select/>',
          filters: { orders: { ...orders, input: { component: 'Number' } } },
        }}
      />,
    );
    expect(field('Orders: maximum')).toHaveValue('5');
  });

  it('accepts only numbers (R5.17)', async () => {
    render(<Empty />);
    const user = await add('Item count');
    await user.type(field('Item count: maximum'), '1x2');
    expect(field('Item count: maximum')).toHaveValue('12');
  });

  it('shows and accepts amounts in the currency format of the store (R1.22, R1.23)', async () => {
    render(<Euro />);
    expect(field('Order total: range start')).toHaveValue('10');
    expect(field('Order total: range end')).toHaveValue('2.500,5');
    expect(field('Order total: range end')).toHaveAccessibleDescription('€');
    const user = userEvent.setup();
    await user.clear(field('Order total: range end'));
    await user.type(field('Order total: range end'), '99,9');
    await user.click(filterLink());
    expect(url()).toEqual({ total_between: ['10', '99.9'] });
  });

  it.each([
    ['items_lessthan=abc', 'Item count: maximum', '“abc” is not a number.'],
    ['total_lessthan=1e5', 'Order total: maximum', '“1e5” is not a number.'],
    ['items_between[0]=1&items_between[1]=x', 'Item count: range end', '“x” is not a number.'],
  ])('shows an error for the invalid text %s in the URL', (search, name, error) => {
    render(<Empty search={`${AT}&${search}`} />);
    expect(field(name)).toHaveValue('');
    expect(screen.getByText(error)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(error));
  });

  it('replaces the invalid text of the URL when a number is typed', async () => {
    render(<Empty search={`${AT}&items_lessthan=abc`} />);
    const user = userEvent.setup();
    await user.type(field('Item count: maximum'), '7');
    expect(screen.queryByText(/is not a number/)).not.toBeInTheDocument();
    await user.click(filterLink());
    expect(url()).toEqual({ items_lessthan: '7' });
  });
});

describe('a date filter', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });

  it('applies a valid date, and keeps it while the text is invalid', async () => {
    render(<Empty />);
    await add('Registered');
    type('Registered', '11/3');
    expect(isFilterDisabled()).toBe(true);
    type('Registered', '11/03/2026');
    await userEvent.setup().click(filterLink());
    expect(url()).toEqual({ registered_before: '2026-11-03' });
    type('Registered', '13/40/2026');
    expect(field('Registered')).toHaveAccessibleDescription('Invalid date');
    expect(isFilterDisabled()).toBe(true);
  });

  deepIt('is removed when its field is cleared', async () => {
    render(<Empty />);
    const user = await add('Registered');
    type('Registered', '11/03/2026');
    await user.click(filterLink());
    expect(url()).toEqual({ registered_before: '2026-11-03' });
    type('Registered', '');
    expect(filterLink().getAttribute('href')).not.toContain('registered');
    await user.selectOptions(select('Select a date match'), 'after');
    expect(filterLink().getAttribute('href')).not.toContain('registered');
    await user.click(filterLink());
    expect(url()).toEqual({});
    expect(rows()).toEqual(['Registered']);
  });

  it('keeps the text, date and error of each input (R4.19)', async () => {
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

  it('applies a range only when both dates are valid and in order (R5.4)', async () => {
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

  it('keeps the date when the rule changes between before and after, and the first date of a range', async () => {
    render(<Several />);
    const user = userEvent.setup();
    await user.selectOptions(select('Select a date match'), 'after');
    expect(field('Registered')).toHaveValue('11/01/2026');
    await user.selectOptions(select('Select a date match'), 'before');
    expect(field('Registered')).toHaveValue('11/01/2026');
    await user.click(filterLink());
    expect(url()).toMatchObject({ registered_before: '2026-11-01' });
  });

  it('shows text of the URL that is not a date', () => {
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
    const requests: string[] = [];
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
        requests.push(`${String(params['id'])} ${JSON.stringify(queryOf(request))}`);
        return HttpResponse.json(params['id'] === '3' ? COLOURS : SIZES);
      }),
    );
    return requests;
  };
  const at = (id: number, termId: number) =>
    `${AT}&attribute_is[0][0]=${id}&attribute_is[0][1]=${termId}`;
  const name = () => select('Attribute name');
  const term = () => screen.findByRole('combobox', { name: 'Attribute value' });

  it('loads the terms of the selected attribute and stores both ids (R4.13, R4.14, R4.15)', async () => {
    const requests = answer();
    render(<Empty />);
    const user = await add('Product attribute');
    await user.type(name(), 'col');
    await user.click(await screen.findByRole('option', { name: 'Colour' }));
    expect(isFilterDisabled()).toBe(true);
    await user.click(await term());
    expect(requests.at(-1)).toBe('3 {"per_page":"100"}');
    const listed = within(screen.getByRole('listbox', { name: 'Attribute value' }));
    expect(listed.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Blue',
      'Red',
    ]);
    await user.click(screen.getByRole('option', { name: 'Red' }));
    expect(await term()).toHaveValue('Red');
    await user.click(filterLink());
    expect(url()).toEqual({ attribute_is: [['3', '11']] });

    await user.type(name(), 'siz');
    await user.click(await screen.findByRole('option', { name: 'Size' }));
    expect(await term()).toHaveValue('');
    await user.click(await term());
    await user.click(await screen.findByRole('option', { name: 'Small' }));
    await user.click(filterLink());
    expect(url()).toEqual({ attribute_is: [['4', '20']] });
  });

  it('shows the names of ids in the URL, and marks deleted ones', async () => {
    answer();
    render(<Empty search={at(3, 99)} />);
    await waitFor(() => expect(name()).toHaveValue('Colour'));
    expect(await term()).toHaveValue('#99 (no longer in the store)');
    expect(isFilterDisabled()).toBe(true);
  });

  it('marks a deleted attribute, without a Retry button', async () => {
    answer();
    server.use(
      http.get(`${api}/products/attributes/:id/terms`, () =>
        HttpResponse.json({ code: 'woocommerce_rest_taxonomy_invalid' }, { status: 404 }),
      ),
    );
    render(<Empty search={at(77, 99)} />);
    await waitFor(() => expect(name()).toHaveValue('#77 (no longer in the store)'));
    expect(await term()).toHaveValue('#99 (no longer in the store)');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows an error when terms cannot be loaded, and requests them again on Retry', async () => {
    answer();
    server.use(
      http.get(`${api}/products/attributes/:id/terms`, () =>
        HttpResponse.json({ code: 'x', message: '' }, { status: 500 }),
      ),
    );
    render(<Empty search={at(3, 10)} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer();
    await userEvent.setup().click(retry);
    expect(await term()).toHaveValue('Blue');
  });

  describe('with more than 100 terms', () => {
    const terms = Array.from({ length: 100 }, (_, id) => ({ id, name: `Colour ${id}` }));
    beforeEach(() => {
      answer();
      serve(server, `${api}/products/attributes/3/terms`, terms, 150);
    });

    it('lists the first 100 terms and shows a note (R7.6)', async () => {
      render(<Empty search={at(3, 7)} />);
      await userEvent.setup().click(await term());
      const listed = within(screen.getByRole('listbox', { name: 'Attribute value' }));
      expect(listed.getAllByRole('option')).toHaveLength(100);
      expect(screen.getByText('Only the first 100 values are listed.')).toBeVisible();
      expect(await term()).toHaveAccessibleDescription('Only the first 100 values are listed.');
    });

    it('does not mark a selected term beyond the first 100 as deleted', async () => {
      render(<Empty search={at(3, 140)} />);
      expect(await term()).toHaveValue('#140');
    });
  });
});
