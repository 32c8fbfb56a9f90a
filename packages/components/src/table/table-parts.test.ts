import { expect, it } from 'vitest';
import { getColumns, SELECT_KEY } from './table-parts.tsx';

const classesOf = (...args: Parameters<typeof getColumns>) =>
  getColumns(...args).map(({ className }) => className.replaceAll('tillview-table__', '').trim());

it('gives numeric, sticky and checkbox cells their classes', () => {
  const headers = [
    { key: SELECT_KEY, label: 'Select' },
    { key: 'name', label: 'Name' },
    { key: 'code', label: 'Code', isNumeric: true, isLeftAligned: true },
    { key: 'orders', label: 'Orders', isNumeric: true, cellClassName: 'own' },
  ];
  expect(classesOf(headers, 1)).toEqual([
    'cell is-select',
    'cell is-sticky',
    'cell is-numeric is-plain',
    'cell is-numeric is-at-end is-plain own',
  ]);
});

it('makes the first column sticky when there is no row header or it is a later column', () => {
  const headers = [
    { key: 'orders', label: 'Orders', isNumeric: true },
    { key: 'sales', label: 'Sales', isNumeric: true },
    { key: 'name', label: 'Name' },
  ];
  const first = 'cell is-numeric is-at-end is-sticky';
  const figure = 'cell is-numeric is-at-end is-plain';
  expect(classesOf(headers, false)).toEqual([first, figure, 'cell']);
  expect(classesOf(headers, 2)).toEqual([first, figure, 'cell']);
});
