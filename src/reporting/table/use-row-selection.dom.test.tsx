import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TableRow } from '@tillview/components';
import type { ReportRow } from '@tillview/data';
import { getQuery } from '@tillview/navigation';
import { expect, it } from 'vitest';
import type { RowComparison } from '../definition/report-definition.ts';
import { useRowSelection } from './use-row-selection.tsx';

const comparison: RowComparison<ReportRow> = {
  param: 'filter',
  value: 'compare-products',
  items: 'products',
  rowId: ({ id }) => Number(id),
  helpText: () => 'Select at least two products to compare.',
};
const PAGES = [
  [
    { id: 7, name: 'Mug' },
    { id: 8, name: 'Cap' },
  ],
  [{ id: 9, name: 'Tie' }],
];
const toCells = (rows: readonly ReportRow[]): TableRow[] =>
  rows.map(({ name }) => [{ display: String(name), value: String(name) }]);
const CELLS = PAGES.map(toCells);

function Selection({ page, isOff = false }: { page: 0 | 1; isOff?: boolean }) {
  const { header, cells, selected, action } = useRowSelection(
    isOff ? undefined : comparison,
    PAGES[page] ?? [],
    CELLS[page] ?? [],
  );
  return (
    <>
      {header?.label}
      {cells.map(([first], index) => (
        <p key={index}>{first?.display}</p>
      ))}
      <output>{selected.join()}</output>
      {action}
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all rows of this page');
const stateOfAll = () => (all().indeterminate ? 'mixed' : all().checked);

it('selects rows of several pages, and shows in the header whether all of a page are selected', async () => {
  const { rerender } = render(<Selection page={0} />);
  expect(stateOfAll()).toBe(false);
  await userEvent.click(box('Select Cap'));
  expect(stateOfAll()).toBe('mixed');
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  await userEvent.click(box('Select Mug'));
  expect(stateOfAll()).toBe(true);

  rerender(<Selection page={1} />);
  expect(stateOfAll()).toBe(false);
  await userEvent.click(all());
  expect(box('Select Tie')).toBeChecked();

  rerender(<Selection page={0} />);
  await userEvent.click(all());
  expect([box('Select Mug').checked, box('Select Cap').checked]).toEqual([false, false]);
  await userEvent.click(box('Select Mug'));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(getQuery()).toMatchObject({ filter: 'compare-products', products: '9,7' });
  expect(stateOfAll()).toBe(false);
});

it('adds nothing to rows that cannot be compared', () => {
  render(<Selection page={0} isOff />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Mug')).toBeVisible();
});
