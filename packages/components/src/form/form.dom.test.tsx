import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Form } from './form.tsx';
import { useFormContext } from './form-context.ts';
import type { FormHelpers } from './form-types.ts';
import * as stories from './form.stories.tsx';

const { Default, Filled, WithErrors } = composeStories(stories);

const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const save = () => screen.getByRole('button', { name: 'Save' });

type Values = { a: string; b: number };
type Options = Omit<Parameters<typeof Form<Values>>[0], 'children'>;

/** Renders a form without fields. Returns a function that returns the helpers of the latest render. */
function renderForm(options: Options = {}) {
  const latest: { form?: FormHelpers<Values> } = {};
  const element = (
    <Form<Values> initialValues={{ a: '', b: 0 }} {...options}>
      {(form) => {
        latest.form = form;
        return null;
      }}
    </Form>
  );
  render(element);
  return () => {
    if (!latest.form) throw new Error('The form was not rendered.');
    return latest.form;
  };
}

describe('Form', () => {
  it('stores values, errors and touched fields, and shows an error once its field was left (R3.50)', async () => {
    render(<Default />);
    expect(name()).not.toHaveAccessibleDescription();
    await userEvent.click(name());
    await userEvent.tab();
    expect(name()).toHaveAccessibleDescription('Enter a name');
    expect(name()).toBeInvalid();
    expect(email()).toBeValid();
  });

  it('validates on each change (R4.40)', async () => {
    render(<WithErrors />);
    expect(screen.getByText('Not valid, unchanged')).toBeVisible();
    await userEvent.type(name(), 'A');
    expect(name()).not.toHaveAccessibleDescription();
    await userEvent.type(email(), 'a@b');
    expect(screen.getByText('Valid, changed')).toBeVisible();
    await userEvent.clear(name());
    expect(name()).toHaveAccessibleDescription('Enter a name');
  });

  it('touches all fields on submit, validates, and calls onSubmit only without errors (R4.41, R4.42, R4.43)', async () => {
    const onSubmit = vi.fn();
    const validate = vi.fn(({ name: text }: { name?: unknown }) =>
      text === '' ? { name: 'Enter a name' } : {},
    );
    render(<Default validate={validate} onSubmit={onSubmit} />);
    validate.mockClear();
    await userEvent.click(save());
    expect(validate).toHaveBeenCalledTimes(1);
    expect(name()).toHaveAccessibleDescription('Enter a name');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name(), 'Ana');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send news' }));
    await userEvent.click(save());
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Ana', email: '', news: true }]]);
  });

  it('is pending during an asynchronous submit, ignores another submit, and shows the error of a failed one', async () => {
    const submits: { reject: (error: Error) => void }[] = [];
    const onSubmit = () =>
      new Promise((_, reject) => {
        submits.push({ reject });
      });
    render(<Filled onSubmit={onSubmit} />);
    await userEvent.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save());
    expect(submits).toHaveLength(1);
    await act(async () => submits[0]?.reject(new Error('The store is closed.')));
    expect(screen.getByRole('alert')).toHaveTextContent('The store is closed.');
    expect(save()).not.toHaveAttribute('aria-busy');
    await userEvent.click(save());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('calls onChange and onChanges with all values and whether they are valid', () => {
    const onChange = vi.fn();
    const onChanges = vi.fn();
    const validate = ({ b }: Values) => (b > 1 ? { b: 'Too many' } : undefined);
    const form = renderForm({ onChange, onChanges, validate });
    act(() => {
      form().setValue('a', 'x');
      form().setValue('b', 2);
    });
    expect(form().values).toEqual({ a: 'x', b: 2 });
    expect(onChange.mock.calls).toEqual([
      [{ name: 'a', value: 'x' }, { a: 'x', b: 0 }, true],
      [{ name: 'b', value: 2 }, { a: 'x', b: 2 }, false],
    ]);
    act(() => form().setValues({ a: 'y', b: 1 }));
    expect(onChanges.mock.lastCall).toEqual([
      [
        { name: 'a', value: 'y' },
        { name: 'b', value: 1 },
      ],
      { a: 'y', b: 1 },
      true,
    ]);
  });

  it('resets to its initial state, or to a new one', () => {
    const form = renderForm();
    act(() => {
      form().setValue('a', 'x');
      form().setTouched('a');
    });
    expect(form()).toMatchObject({ isDirty: true, touched: { a: true } });
    act(() => form().setTouched('a', false));
    expect(form().touched).toEqual({ a: false });
    act(() => form().resetForm());
    expect(form()).toMatchObject({ isDirty: false, values: { a: '', b: 0 }, touched: {} });
    act(() => form().resetForm({ a: 'z', b: 9 }, { b: true }, { b: 'Too many' }));
    expect(form().getSelectControlProps('b')).toMatchObject({
      value: '9',
      selected: '9',
      className: 'has-error',
      help: 'Too many',
    });
  });

  it('provides its helpers to the components inside it', () => {
    function Name() {
      const { values } = useFormContext<{ name: string }>();
      return <p>{values.name}</p>;
    }
    render(
      <Form initialValues={{ name: 'Ana' }}>
        <Name />
      </Form>,
    );
    expect(screen.getByText('Ana')).toBeVisible();
  });
});
