import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { normalizePastedNumber } from './normalize-number.ts';
import { firstCases } from '@tillview/test-setup/deep';
import { NumberControl, type NumberControlProps } from './number-control.tsx';

const GERMAN = { decimalSeparator: ',' };
const FRENCH = { decimalSeparator: ',', thousandSeparator: '\u00A0' };

function Field({ value: initial = '', ...props }: Partial<NumberControlProps>) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberControl label="Orders" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Orders' });
const value = () => screen.getByRole('status').textContent;

async function paste(text: string, props: Partial<NumberControlProps> = {}) {
  render(<Field {...props} />);
  field().focus();
  await userEvent.paste(text);
}

describe('typing in another script', () => {
  it.each([
    ['١٢٣٤', '1,234', '1234'],
    ['１２３４', '1,234', '1234'],
    ['۱٫۵', '1.5', '1.5'],
    ['−5', '-5', '-5'],
  ])('%s shows %s (R5.17)', async (typed, shown, number) => {
    render(<Field />);
    field().focus();
    await userEvent.keyboard(typed);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(number);
  });

  it('keeps the position of the caret', () => {
    render(<Field value="12" />);
    field().focus();
    field().setSelectionRange(1, 1);
    fireEvent.keyDown(field(), { key: '۹' });
    field().setRangeText('۹', 1, 1, 'end');
    fireEvent.input(field());
    expect(field()).toHaveValue('192');
    expect(field().selectionStart).toBe(2);
  });
});

const NUMBERS: [text: string, number: string, props?: Partial<NumberControlProps>][] = [
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1.234.567,89', '1234567.89'],
  ['1,234', '1234'],
  ['1.234', '1.234'],
  ['12,34,567', '1234567'],
  ['1 234,5', '1234.5'],
  ['۱٬۲۳۴٫۵', '1234.5'],
  ['−1.234,5', '-1234.5'],
  [' $5 ', '5'],
  ['.5', '0.5'],
  ['𝟙𝟚𝟛', '123'],
  ['5-', '-5'],
  ['12.–', '12'],
  ['Rs.500', '500'],
  ['kr. 1.234,50', '1234.50'],
  ['1.234,5', '1234.5', GERMAN],
  ['1.234', '1234', GERMAN],
  ['1,234', '1.234', GERMAN],
  ['1 234,5', '1234.5', FRENCH],
  ['12,3456', '123456', { grouping: 'wan' }],
  ['12,345', '12.345', { grouping: 'wan' }],
  ["1'234.50", '1234.50', { thousandSeparator: '’' }],
  ['1,234,567.89', '1234567.89', { ...GERMAN, precision: 2 }],
  ['1\u202F234,56', '1234.56', FRENCH],
  ['۱٬۲۳۴٬۵۶۷٫۸۹', '1234567.89', { ...GERMAN, precision: 2 }],
  ['1،234.5', '1234.5'],
];

describe('a typed number', () => {
  it.each(firstCases(8, NUMBERS))(
    '%s becomes %s, as if pasted (R5.17)',
    async (text, number, props) => {
      render(<Field {...props} />);
      await userEvent.setup().type(field(), text);
      expect(value()).toBe(number);
    },
  );

  it.each([
    ['1,000', '0', '10000'],
    ['1,234', ',567', '1234567'],
    ['1.5', '5', '1.55'],
    ['1,234.5', '{Backspace}6', '1234.6'],
    ['1234', '{Backspace}{Backspace}.5', '12.5'],
  ])('%s continues with %s to %s', async (text, next, number) => {
    render(<Field />);
    const user = userEvent.setup();
    await user.type(field(), text);
    await user.type(field(), next);
    expect(value()).toBe(number);
  });

  it('replaces the selected text', async () => {
    render(<Field decimalSeparator="," />);
    const user = userEvent.setup();
    await user.type(field(), '1.234');
    await user.type(field(), '5', { initialSelectionStart: 3, initialSelectionEnd: 5 });
    expect(value()).toBe('125');
    await user.type(field(), '1.000,5', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    expect(value()).toBe('1000.5');
  });
});

describe('a pasted number', () => {
  it.each(firstCases(12, NUMBERS))('%s becomes %s (R5.17)', async (text, number, props) => {
    await paste(text, props);
    expect(value()).toBe(number);
  });

  it.each(['1e5', '2026-11-05', '192.168.1.1', '3 of 12', '100\t200', '1\n2', '1,234,56'])(
    'is not extracted from %s',
    async (text) => {
      await paste(text, { value: '7' });
      expect(value()).toBe('7');
    },
  );

  it('fills a pattern with its digits, and ignores the characters between them', async () => {
    await paste('12/34', { format: '##/##' });
    expect(field()).toHaveValue('12/34');
  });

  it('replaces the selected text, and moves the caret to its end', async () => {
    render(<Field value="8765" />);
    const user = userEvent.setup();
    await user.click(field());
    field().setSelectionRange(0, 3);
    await user.paste('1.234');
    expect(value()).toBe('1.23465');
    expect(field().selectionStart).toBe(5);
  });

  it.each(['12 34', '1 234 56', '1,234 567'])('is rejected: %s', (text) =>
    expect(normalizePastedNumber(text, { decimal: '.', thousand: ',' }, 3)).toBeUndefined(),
  );
});

describe('zero', () => {
  it.each(['-0', '-0.00', '-.0'])('has no minus sign: %s', async (typed) => {
    render(<Field />);
    await userEvent.setup().type(field(), typed);
    expect(value()).not.toContain('-');
    await userEvent.setup().type(field(), '5');
    expect(value()).toContain('-');
  });
});
