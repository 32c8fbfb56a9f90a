import { describe, expect, it, vi } from 'vitest';
import { getFieldProps } from './get-field-props.ts';

function setUp(touched = true, error?: string) {
  const onChange = vi.fn();
  const state = {
    values: { name: 'Ada', isOpen: false },
    errors: error === undefined ? {} : { name: error },
    touched: touched ? { name: true } : {},
  };
  const props = getFieldProps(state as never, 'name' as never, {
    onChange,
    onBlur: () => undefined,
  });
  return { props, onChange };
}

describe('the props of a field', () => {
  it.each([
    ['a value', 'Eve', 'Eve'],
    ['nothing', null, null],
    ['an object', { key: 1 }, { key: 1 }],
    ['the event of a text field', { target: { type: 'text', value: 'Eve' } }, 'Eve'],
    ['the event of a checkbox', { target: { type: 'checkbox', checked: true, value: 'on' } }, true],
    [
      'the event of a checkbox without "checked"',
      { target: { type: 'checkbox', value: 'on' } },
      'on',
    ],
    ['the event of a radio', { target: { type: 'radio', checked: true, value: 'b' } }, 'b'],
  ])('accept %s in onChange', (_name, change, value) => {
    const { props, onChange } = setUp();
    props.onChange(change);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  });

  it('have an error only once the field is touched', () => {
    expect(setUp(true, 'Too short.').props).toMatchObject({
      value: 'Ada',
      selected: 'Ada',
      checked: true,
      className: 'has-error',
      help: 'Too short.',
      'aria-invalid': true,
    });
    for (const { props } of [setUp(false, 'Too short.'), setUp(true)])
      expect(props).toMatchObject({ className: '', help: undefined, 'aria-invalid': undefined });
  });
});
