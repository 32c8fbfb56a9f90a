import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { headers } from '../testing/table-fixtures.tsx';
import * as stories from './table.stories.tsx';
import { Table } from './table.tsx';
import type { TableHeader } from './types.ts';

const { Default, Empty, Loading, EmptyRows, Placeholder, Sorted, Summary, WithTotals } =
  composeStories(stories);

const columns = () =>
  screen.getAllByRole('columnheader').map((cell) => [cell.textContent, cell.ariaSort]);
const sortButton = (name: string) => screen.getByRole('button', { name });

describe('Table', () => {
  it('names itself, its columns and its rows', () => {
    render(<Default />);
    const table = screen.getByRole('table', { name: 'Revenue' });
    expect(screen.getByRole('group', { name: 'Revenue' })).toContainElement(table);
    expect(screen.getByRole('columnheader', { name: 'Orders' })).toHaveAttribute('scope', 'col');
    const row = within(table).getByRole('row', { name: /October 3, 2026/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('October 3, 2026');
    expect(within(row).getByRole('link', { name: '13' })).toBeVisible();
  });

  it('marks only sortable columns as sortable (R1.25)', () => {
    render(<Default />);
    expect(columns()).toContainEqual([expect.stringContaining('Orders'), 'none']);
    expect(screen.getByRole('columnheader', { name: 'Shipping' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Shipping' })).toBeNull();
  });

  it.each<[keyof TableHeader, TableHeader, (cell: HTMLElement) => void]>([
    ['key', { key: 'a', label: 'A' }, (cell) => expect(cell).toHaveTextContent('A')],
    ['label', { key: 'a', label: 'Apples' }, (cell) => expect(cell).toHaveTextContent('Apples')],
    [
      'isSortable',
      { key: 'a', label: 'A', isSortable: true },
      (cell) => expect(within(cell).getByRole('button')).toBeVisible(),
    ],
    [
      'isNumeric',
      { key: 'a', label: 'A', isNumeric: true },
      (c) => expect(c).toHaveClass('is-at-end'),
    ],
    [
      'isLeftAligned',
      { key: 'a', label: 'A', isNumeric: true, isLeftAligned: true },
      (cell) => expect(cell).not.toHaveClass('is-at-end'),
    ],
    [
      'defaultSort',
      { key: 'a', label: 'A', isSortable: true, defaultSort: true },
      (cell) => expect(cell).toHaveAttribute('aria-sort', 'descending'),
    ],
    [
      'defaultOrder',
      { key: 'a', label: 'A', isSortable: true, defaultSort: true, defaultOrder: 'asc' },
      (cell) => expect(cell).toHaveAttribute('aria-sort', 'ascending'),
    ],
    [
      'screenReaderLabel',
      { key: 'a', label: 'A', screenReaderLabel: 'Apples sold' },
      (cell) => expect(cell).toHaveAccessibleName('Apples sold'),
    ],
    [
      'description',
      { key: 'a', label: 'A', description: 'Sold items.' },
      (cell) => expect(cell).toHaveAccessibleDescription('Sold items.'),
    ],
  ])('supports the header field %s (R3.42)', (_, header, expectLooks) => {
    render(<Table caption="Fruit" headers={[header]} rows={[[{ display: '1', value: 1 }]]} />);
    expectLooks(screen.getByRole('columnheader'));
  });

  it('shows the display of a cell, or an empty cell without one (R3.43)', () => {
    render(
      <Table
        caption="Fruit"
        headers={[
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
          { key: 'c', label: 'C' },
        ]}
        rows={[[{ display: 'one', value: 1 }, { display: null, value: 2 }, { value: 3 }]]}
      />,
    );
    expect(screen.getByRole('rowheader')).toHaveTextContent('one');
    for (const cell of screen.getAllByRole('cell')) expect(cell).toHaveTextContent(/^$/);
  });

  it('shows hostile text in headers, cells and totals as text', () => {
    const hostile = '<img src=x onerror="alert(1)"><b>=1+1</b>\u202E';
    const header = { key: 'a', label: hostile, isSortable: true };
    const { container } = render(
      <Table
        caption={hostile}
        headers={[header, { key: 'b', label: 'B', screenReaderLabel: hostile }]}
        rows={[[{ display: hostile, value: hostile }, { display: hostile }]]}
        totals={{ a: hostile, b: hostile }}
      />,
    );
    expect(container.querySelector('img, b')).toBeNull();
    for (const cell of container.querySelectorAll('td, tbody th, tfoot th'))
      expect(cell.textContent).toContain(hostile);
    expect(sortButton(hostile)).toHaveTextContent(hostile);
  });

  it('is sorted in descending order by default (R4.39)', () => {
    render(<Default query={{ orderby: 'gross' }} />);
    expect(screen.getByRole('columnheader', { name: /Gross/ }).ariaSort).toBe('descending');
  });

  it('uses the defaultOrder of a header only for the default sort (readings A8)', () => {
    const ascending = headers.map((header) => ({ ...header, defaultOrder: 'asc' as const }));
    const { rerender } = render(<Default headers={ascending} />);
    expect(screen.getByRole('columnheader', { name: 'Date' }).ariaSort).toBe('ascending');
    rerender(<Default headers={ascending} query={{ orderby: 'date' }} />);
    expect(screen.getByRole('columnheader', { name: 'Date' }).ariaSort).toBe('descending');
  });

  it('reverses the direction of the sorted column (R4.37)', async () => {
    const onSort = vi.fn();
    const { rerender } = render(<Default onSort={onSort} />);
    expect(sortButton('Date')).toHaveAccessibleDescription('Sort by Date in ascending order');
    await userEvent.click(sortButton('Date'));
    expect(onSort).toHaveBeenLastCalledWith('date', 'asc');
    rerender(<Default onSort={onSort} query={{ orderby: 'date', order: 'asc' }} />);
    await userEvent.click(sortButton('Date'));
    expect(onSort).toHaveBeenLastCalledWith('date', 'desc');
  });

  it('sorts another column in descending order, ignoring its defaultOrder (R4.38)', async () => {
    const onSort = vi.fn();
    const ascending = headers.map((header) => ({ ...header, defaultOrder: 'asc' as const }));
    render(<Sorted headers={ascending} onSort={onSort} />);
    expect(sortButton('Orders')).toHaveAccessibleDescription('Sort by Orders in descending order');
    await userEvent.click(sortButton('Orders'));
    expect(onSort).toHaveBeenCalledWith('orders', 'desc');
  });

  it('can be sorted with the keyboard only', async () => {
    const onSort = vi.fn();
    render(<Default onSort={onSort} />);
    await userEvent.tab();
    expect(sortButton('Date')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSort).toHaveBeenCalledWith('orders', 'desc');
  });

  it("shows 'No data to display' across all columns, and does not sort (R8.5)", async () => {
    const onSort = vi.fn();
    render(<Empty onSort={onSort} />);
    expect(screen.getByRole('cell', { name: 'No data to display' })).toHaveAttribute(
      'colspan',
      '8',
    );
    await userEvent.click(sortButton('Orders'));
    expect(onSort).not.toHaveBeenCalled();
  });

  it('shows the totals below their columns', () => {
    render(<WithTotals />);
    const row = screen.getByRole('row', { name: /31 days/ });
    const cells = [...row.children].map((cell) => cell.textContent);
    expect(cells[1]).toBe('1,204');
    expect(cells[5]).toBe('$146,890.00');
    expect(within(row).getByRole('rowheader', { name: /Totals/ })).toHaveTextContent('31 days');
    expect(row.parentElement?.tagName).toBe('TFOOT');
  });

  it('keeps its header, and the focus in it, while rows are loading', async () => {
    const { rerender } = render(<Default />);
    await userEvent.click(sortButton('Orders'));
    rerender(<Default {...Loading.args} />);
    expect(sortButton('Orders')).toHaveFocus();
    expect(screen.queryByRole('cell')).toBeNull();
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  });

  it('hides placeholders from screen readers', () => {
    const { container } = render(<Placeholder />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(container.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(container.querySelector('button')).toBeNull();
  });

  it('can be focused and scrolled with the keyboard, and announces it, only while it is wider than its box', () => {
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    const { unmount, container } = render(<Default />);
    const box = screen.getByRole('group', { name: 'Revenue (scroll to see more)' });
    expect(box).toHaveAttribute('tabindex', '0');
    expect(container.firstChild).toHaveClass('has-more-at-end');
    expect(container.firstChild).not.toHaveClass('has-more-at-start');
    unmount();
    width.mockReturnValue(320);
    render(<Default />);
    expect(screen.getByRole('group', { name: 'Revenue' })).not.toHaveAttribute('tabindex');
  });

  it('reserves the height of the given number of rows when it is empty', () => {
    render(<EmptyRows />);
    const block = screen.getByText('Nothing here yet.');
    expect(block.style.getPropertyValue('--number-of-rows')).toBe('4');
  });

  it('lists a summary, the value before its label', () => {
    render(<Summary />);
    const items = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['12 products', '$4,210.00 net sales']);
  });
});
