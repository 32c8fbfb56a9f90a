import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ComposingInput } from './composing-input.tsx';
import { NumberControl } from './number-control.tsx';

function setUp() {
  const [onChange, onInput] = [vi.fn<(text: string) => void>(), vi.fn()];
  function Field() {
    const [value, setValue] = useState('a');
    return (
      <ComposingInput
        aria-label="Name"
        value={value}
        onInput={onInput}
        onChange={({ target }) => {
          onChange(target.value);
          setValue(target.value);
        }}
      />
    );
  }
  render(<Field />);
  return { onChange, onInput, field: screen.getByRole<HTMLInputElement>('textbox') };
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

describe('text that is composed with an IME', () => {
  it('is reported when the composition ends, and shown before that', () => {
    const { field, onChange, onInput } = setUp();
    fireEvent.compositionStart(field);
    for (const text of ['ak', 'aka', 'aか']) type(field, text);
    expect(field).toHaveValue('aか');
    expect(onChange).not.toHaveBeenCalled();
    expect(onInput).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    expect(onChange.mock.calls).toEqual([['aか']]);
    expect(onInput).toHaveBeenCalledOnce();
    type(field, 'aかb');
    expect(onChange).toHaveBeenLastCalledWith('aかb');
    expect(onInput).toHaveBeenCalledTimes(2);
  });
});

describe('text that is dropped into a number field', () => {
  it.each([
    ['1.234,5', '1.234,5', '1.234,5'],
    ['1,234.5', '1,234.5', '1.234,5'],
    ['7', '7', '7'],
  ])('%s', (dropped, value, shown) => {
    const onChange = vi.fn();
    render(<NumberControl label="Price" value="" decimalSeparator="," onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, value);
    field.setSelectionRange(value.length, value.length);
    fireEvent(
      field,
      new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop', data: dropped }),
    );
    expect(field).toHaveValue(shown);
  });
});
