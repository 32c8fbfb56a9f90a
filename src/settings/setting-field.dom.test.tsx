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
  it('is a list to choose from, with the saved option that it does not know', () => {
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

  it('is a line of text', () => {
    const onChange = setUp({ inputType: 'text', help: 'Words.' }, 'one');
    const field = screen.getByRole('textbox', { name: 'Label' });
    expect(field).toHaveValue('one');
    expect(field).toHaveAccessibleDescription('Words.');
    fireEvent.change(field, { target: { value: 'two' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  });

  it('is a box that is checked or not', () => {
    const onChange = setUp({ inputType: 'checkbox', help: 'With one.' }, 'no');
    const box = screen.getByRole('checkbox', { name: 'Label' });
    expect(screen.getByRole('group', { name: 'Label' })).toHaveAccessibleDescription('With one.');
    expect(box).not.toBeChecked();
    fireEvent.click(box);
    expect(box).toBeChecked();
    fireEvent.click(box);
    expect(onChange.mock.calls).toEqual([['yes'], ['no']]);
  });

  it('is some boxes, with the saved ones that it does not know', () => {
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

  it('has no box where its value is no list', () => {
    setUp({ inputType: 'checkboxes', help: 'Some.' }, 'a');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });
});
