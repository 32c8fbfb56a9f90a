import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { getNumberText } from './number-text.ts';
import { NumberControl } from './number-control.tsx';
import * as stories from './number-control.stories.tsx';

const all = composeStories(stories);
const field = () => screen.getByRole('textbox');

describe('the number field', () => {
  it.each([
    ['1234', '1,234', '1234'],
    ['1a2b', '12', '12'],
    ['1.2.3', '1.23', '1.23'],
    ['abc', '', undefined],
    ['.5', '.5', '0.5'],
    ['-', '-', undefined],
  ])('accepts only the number in %s: shows %s (R5.17)', async (typed, shown, value) => {
    const onNumber = vi.fn();
    render(<all.Thousand initial="" onNumber={onNumber} />);
    await userEvent.setup().type(field(), typed);
    expect(field()).toHaveValue(shown);
    expect(onNumber.mock.calls.at(-1)?.[0]).toBe(value);
  });

  it.each([
    ['Thousand', '12,345,678.5'],
    ['Lakh', '1,23,45,678.5'],
    ['Wan', '1234,5678.5'],
    ['German', '12.345.678,5'],
    ['Ungrouped', '12345678.5'],
  ] as const)('groups: %s shows %s (R9.85, R9.86, R9.87)', (name, shown) => {
    const Story = all[name];
    render(<Story />);
    expect(field()).toHaveValue(shown);
  });

  it('has a point in the value, also with another decimal separator on the screen', async () => {
    const onNumber = vi.fn();
    render(<all.German initial="" onNumber={onNumber} />);
    await userEvent.setup().type(field(), '1234,5');
    expect(field()).toHaveValue('1.234,5');
    expect(onNumber).toHaveBeenLastCalledWith('1234.5');
  });

  it('shows a new value of the caller', () => {
    const { rerender } = render(<NumberControl label="Orders" value="1" />);
    rerender(<NumberControl label="Orders" value="2500" />);
    expect(field()).toHaveValue('2,500');
    rerender(<NumberControl label="Orders" value="no number" />);
    expect(field()).toHaveValue('');
  });

  it('limits decimals with precision and rejects a minus without allowNegative', async () => {
    render(<all.Thousand initial="" precision={2} allowNegative={false} />);
    await userEvent.setup().type(field(), '-1.234');
    expect(field()).toHaveValue('1.23');
  });

  it('fills a pattern', async () => {
    const onNumber = vi.fn();
    render(<all.Pattern onNumber={onNumber} />);
    await userEvent.setup().type(field(), '123');
    expect(field()).toHaveValue('12 3___');
    expect(onNumber).toHaveBeenLastCalledWith('123');
  });

  it('rejects equal separators (R9.88)', () => {
    expect(() =>
      render(<NumberControl label="x" value="" decimalSeparator="," thousandSeparator="," />),
    ).toThrow('must differ');
    expect(takeConsoleMessages().length).toBeGreaterThan(0);
  });

  it.each([
    ['0', '0'],
    [['_', '5'], '_5'],
  ])('rejects the mask %s (R9.89)', (mask, named) => {
    expect(() => render(<NumberControl label="x" value="" format="##" mask={mask} />)).toThrow(
      `must not contain digits: "${named}"`,
    );
    expect(takeConsoleMessages().length).toBeGreaterThan(0);
  });
});

describe('the text of a number', () => {
  it('is a number or empty, and does not change when it is normalized again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^-?[0-9]{0,9}\.?[0-9]{0,4}$/)),
        (given) => {
          const text = getNumberText(given);
          expect(text === '' || Number.isFinite(Number(text))).toBe(true);
          expect(getNumberText(text)).toBe(text);
        },
      ),
    );
  });
});
