import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import { headers, rows } from '../testing/table-fixtures.tsx';
import * as stories from './table-card.stories.tsx';
import { TableSummaryPlaceholder } from './table-summary.tsx';
import { TableCard, type TableCardProps } from './table-card.tsx';
import { deepIt } from '@tillview/test-setup/deep';

// The app loads these parts after the first render.
beforeAll(async () => {
  await loadLazyParts();
});

const { Empty, Failed, HiddenColumns, Loading, WithSummary } = composeStories(stories);

const menuButton = () => screen.getByRole('button', { name: 'Choose which values to display' });
const column = (name: string) => screen.queryByRole('columnheader', { name });
const toggle = (name: string) => {
  if (!screen.queryByRole('menu')) fireEvent.click(menuButton());
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name }));
};

/** Renders a card and records the calls of its callbacks. */
function setUp(props: Partial<TableCardProps> = {}) {
  const calls: unknown[][] = [];
  const card = (more: Partial<TableCardProps> = {}) => (
    <TableCard
      title="Revenue"
      headers={headers}
      rows={rows}
      rowsPerPage={25}
      totalRows={310}
      query={{ orderby: 'orders', order: 'desc' }}
      onQueryChange={(param) =>
        (...values) =>
          calls.push([param, ...values])
        }
      onColumnsChange={(...values) => calls.push(['columns', ...values])}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(card());
  return { calls, rerender: (more: Partial<TableCardProps>) => rerender(card(more)) };
}

describe('TableCard', () => {
  it('toggles columns, but not a required one (R1.26, R3.42)', async () => {
    const { calls } = setUp();
    await userEvent.click(menuButton());
    expect(screen.getByText('Columns:')).toBeVisible();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Date' })).toBeNull();
    toggle('Taxes');
    expect(column('Taxes')).toBeNull();
    expect(screen.queryByRole('cell', { name: '$63.00' })).toBeNull();
    toggle('Taxes');
    expect(column('Taxes')).toBeVisible();
    const keys = headers.map(({ key }) => key);
    expect(calls).toEqual([
      ['columns', keys.filter((key) => key !== 'taxes'), 'taxes'],
      ['columns', keys, 'taxes'],
    ]);
  });

  it('never hides the last numeric column, not counting columns that are part of others', async () => {
    const own = headers.filter(({ key }) => ['date', 'orders', 'net'].includes(key));
    const added = { label: 'Change', isNumeric: true, required: true };
    const { calls } = setUp({
      headers: [
        ...own,
        { ...added, key: 'orders.change', partOf: 'orders' },
        { ...added, key: 'net.change', partOf: 'net' },
      ],
    });
    toggle('Orders');
    const last = screen.getByRole('menuitemcheckbox', { name: 'Net sales' });
    expect(last).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(last);
    expect(column('Net sales')).toBeVisible();
    expect(calls.filter(([what]) => what === 'columns')).toHaveLength(1);
  });

  it('toggles columns with the keyboard only, and restores the focus', async () => {
    setUp();
    menuButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp} ');
    expect(column('Shipping')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(menuButton()).toHaveFocus();
  });

  it('hides columns that are not visible by default, and shows their number on the menu button (R3.42)', async () => {
    render(<HiddenColumns />);
    expect(menuButton()).toHaveTextContent('2 hidden');
    expect(menuButton()).toHaveAccessibleDescription('Hidden columns: Taxes, Shipping');
    expect(column('Taxes')).toBeNull();
    await userEvent.click(menuButton());
    const item = screen.getByRole('menuitemcheckbox', { name: 'Taxes' });
    expect(item).toHaveAttribute('aria-checked', 'false');
  });

  it('resets the sort to the default-sort column, descending, when the sorted column is hidden (R4.33, R4.35)', async () => {
    const { calls } = setUp({ query: { orderby: 'orders', order: 'asc' } });
    toggle('Orders');
    expect(calls).toContainEqual(['sort', 'date', 'desc']);
  });

  it('resets the sort to the first visible sortable column when there is no default (R4.34)', async () => {
    const plain = headers.map((header) => ({
      ...header,
      defaultSort: false,
      isSortable: header.key !== 'date' && header.isSortable === true,
      visible: header.key !== 'gross',
    }));
    const { calls } = setUp({ headers: plain, query: { orderby: 'orders' } });
    toggle('Orders');
    expect(calls).toContainEqual(['sort', 'refunds', 'desc']);
  });

  deepIt('does not change the sort when another column is hidden', async () => {
    const { calls } = setUp();
    toggle('Taxes');
    expect(calls.filter(([what]) => what === 'sort')).toEqual([]);
  });

  it('can hide the default-sort column while the table is sorted by it (readings A6)', async () => {
    const open = headers.map((header) => ({ ...header, required: false }));
    const { calls } = setUp({ headers: open, query: { orderby: 'date' } });
    toggle('Date');
    expect(calls).toContainEqual(['sort', 'orders', 'desc']);
    expect(column('Date')).toBeNull();
  });

  it('shows a hidden column again when the table is sorted by it (R4.36)', async () => {
    const { calls, rerender } = setUp();
    toggle('Net sales');
    expect(column('Net sales')).toBeNull();
    rerender({ query: { orderby: 'net', order: 'desc' } });
    expect(column('Net sales')).toBeVisible();
    expect(calls.at(-1)).toEqual(['columns', headers.map(({ key }) => key), 'net']);
  });

  it('keeps columns hidden when the headers are rendered again', async () => {
    const { rerender } = setUp();
    toggle('Taxes');
    rerender({ headers: headers.map((header) => ({ ...header })) });
    expect(column('Taxes')).toBeNull();
  });

  it('shows what its caller says, and reports changes without applying them', () => {
    const { calls, rerender } = setUp({ hiddenKeys: ['net'] });
    expect(column('Net sales')).toBeNull();
    toggle('Taxes');
    expect(column('Taxes')).toBeVisible();
    const shown = headers.map(({ key }) => key).filter((key) => !['net', 'taxes'].includes(key));
    expect(calls.at(-1)).toEqual(['columns', shown, 'taxes']);
    rerender({ hiddenKeys: ['taxes'] });
    expect(column('Taxes')).toBeNull();
    expect(column('Net sales')).toBeVisible();
  });

  it('shows all columns again on reset', async () => {
    const { calls } = setUp();
    toggle('Taxes');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    expect(column('Taxes')).toBeVisible();
    expect(calls.at(-1)).toEqual(['columns', headers.map(({ key }) => key)]);
  });

  it('keeps the old rows while new ones are loading, and announces the new sort afterwards', () => {
    const { rerender } = setUp({ query: { orderby: 'date' } });
    const status = screen.getAllByRole('status')[0];
    const query = { orderby: 'net', order: 'desc' };
    rerender({ query, isUpdating: true });
    expect(screen.getByRole('rowheader', { name: 'October 3, 2026' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Revenue' })).toHaveAttribute('aria-busy', 'true');
    expect(status).toHaveTextContent(/^$/);
    rerender({ query });
    expect(status).toHaveTextContent('Sorted by Net sales, highest first');
    // Other rows with another sort, such as those of one product, are not sorted.
    rerender({ query: { orderby: 'date' }, totalRows: 1 });
    expect(status).toHaveTextContent(/^$/);
  });

  it('calls onSort instead of onQueryChange', async () => {
    const onSort = vi.fn();
    const { calls } = setUp({ onSort });
    await userEvent.click(screen.getByRole('button', { name: 'Net sales' }));
    expect(onSort).toHaveBeenCalledWith('net', 'desc');
    expect(calls).toEqual([]);
  });

  it('changes the page size', async () => {
    const { calls } = setUp();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(calls).toEqual([['per_page', 50]]);
  });

  it('announces loading, and reserves the height of all rows on the page', () => {
    const { container } = render(<Loading totalRows={7} />);
    expect(screen.getByRole('status')).toHaveTextContent('Your requested data is loading');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(7);
  });

  it('shows the given message instead of rows', () => {
    const { rerender } = render(<Empty />);
    expect(screen.getByText('No data to display')).toBeVisible();
    rerender(<Empty emptyMessage="Nothing sold yet" />);
    expect(screen.getByText('Nothing sold yet')).toBeVisible();
  });

  it('shows an error inside the card', () => {
    render(<Failed />);
    expect(screen.getByRole('heading', { name: 'Revenue' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows a summary under the table', async () => {
    render(<WithSummary />);
    expect(await screen.findByRole('complementary')).toHaveTextContent('1,204 orders');
  });

  it('reserves the space of a summary while it is loading, hidden from screen readers', () => {
    const { container } = render(<TableSummaryPlaceholder />);
    expect(container.querySelectorAll('[aria-hidden] li')).toHaveLength(3);
  });
});
