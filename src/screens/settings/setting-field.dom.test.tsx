import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SettingField } from './setting-field.tsx';
import type { Setting, SettingValue } from './settings.ts';

function setUp(fields: Partial<Setting>, initial: SettingValue) {
  const onChange = vi.fn();
  const setting: Setting = {
    name: 'x',
    label: 'Label',
    help: '',
    inputType: 'select',
    options: [
      { value: 'a', label: 'First' },
      { value: 'b', label: '' },
    ],
    defaultValue: '',
    ...fields,
  };
  function Field() {
    const [value, setValue] = useState(initial);
    return (
      <SettingField
        setting={setting}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Field />);
  return onChange;
}

describe('a setting', () => {
  it('is a select, with its saved value even if that is not one of the options', () => {
    const onChange = setUp({ help: 'What it is for.' }, 'old');
    const list = screen.getByRole('combobox', { name: 'Label' });
    expect(list).toHaveValue('old');
    expect(list).toHaveAccessibleDescription('What it is for.');
    const labels = [...list.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['First', '', 'old']);
    fireEvent.change(list, { target: { value: 'a' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
    expect(list.querySelectorAll('option')).toHaveLength(2);
  });

  it('is a text field', () => {
    const onChange = setUp({ inputType: 'text', help: 'Words.' }, 'one');
    const field = screen.getByRole('textbox', { name: 'Label' });
    expect(field).toHaveValue('one');
    expect(field).toHaveAccessibleDescription('Words.');
    fireEvent.change(field, { target: { value: 'two' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  });

  it('is a checkbox', () => {
    const onChange = setUp({ inputType: 'checkbox', help: 'With one.' }, 'no');
    const box = screen.getByRole('checkbox', { name: 'Label' });
    expect(screen.getByRole('group', { name: 'Label' })).toHaveAccessibleDescription('With one.');
    expect(box).not.toBeChecked();
    fireEvent.click(box);
    expect(box).toBeChecked();
    fireEvent.click(box);
    expect(onChange.mock.calls).toEqual([['yes'], ['no']]);
  });

  it('is a group of checkboxes, with the saved values that are not among the options', () => {
    const onChange = setUp({ inputType: 'checkboxes', help: 'Some.' }, ['old', 'a']);
    const states = () =>
      screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(screen.getByRole('checkbox', { name: '(no name)' })).not.toBeChecked();
    expect(states()).toEqual([true, false, true]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'old' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '(no name)' }));
    expect(onChange.mock.calls).toEqual([[['a']], [['a', 'b']]]);
    expect(states()).toEqual([true, true]);
  });

  it('has no checked checkbox when its value is not a list', () => {
    setUp({ inputType: 'checkboxes', help: 'Some.' }, 'a');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });
});
