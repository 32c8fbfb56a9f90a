import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Table } from './table.tsx';

const headers = ['Name', 'Orders', 'Stock'].map((label) => ({ key: label, label }));
const toRow = (name: string, orders: boolean) => [
  { display: <a href={`#${name}`}>{name}</a>, value: name },
  { display: orders ? <a href={`#${name}-orders`}>{`Orders of ${name}`}</a> : '0', value: 1 },
  { display: <button type="button">{`Stock of ${name}`}</button>, value: 1 },
];
const rows = [toRow('Cap', true), toRow('Mug', false), toRow('Tee', true)];

const draw = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={dir} style={{ direction: dir }}>
      <button type="button">Before</button>
      <Table caption="Products" headers={headers} rows={rows} />
      <button type="button">After</button>
    </div>,
  );
const focused = () => document.activeElement?.textContent;

it('is one stop, in which the arrow keys move to the next control of a row or a column', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole('button', { name: 'Before' }));
  await user.tab();
  const path = [focused()];
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowUp',
    'Home',
    'End',
    'ArrowRight',
    'Control>}{End',
    'Control>}{Home',
    'ArrowUp',
  ]) {
    await user.keyboard(`{${key}}`);
    await user.keyboard('{/Control}');
    path.push(focused());
  }
  expect(path).toEqual([
    'Cap',
    'Orders of Cap',
    // Mug has no orders to open.
    'Orders of Tee',
    'Stock of Tee',
    'Stock of Mug',
    'Stock of Cap',
    'Cap',
    'Stock of Cap',
    'Stock of Cap',
    'Stock of Tee',
    'Cap',
    'Cap',
  ]);
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toBe('Cap');
});

it('follows the direction of the page, and has the first control again when another page is shown', async () => {
  const user = userEvent.setup();
  const { rerender } = draw('rtl');
  screen.getByRole('link', { name: 'Cap' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Orders of Cap');
  rerender(<Table caption="Products" headers={headers} rows={[toRow('Hat', true)]} />);
  await user.tab();
  expect(focused()).toBe('Hat');
});
