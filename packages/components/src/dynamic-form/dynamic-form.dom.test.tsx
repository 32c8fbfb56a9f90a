import { composeStories } from '@storybook/react-vite';
import { takeConsoleMessages } from '@tillview/test-setup/guards';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './dynamic-form.stories.tsx';

const { Busy, Default, FromAGateway, Refused } = composeStories(stories);

const key = () => screen.getByLabelText('Secret key');
const submit = () => screen.getByRole('button', { name: 'Proceed' });

describe('DynamicForm', () => {
  it('has a control for each field, with its label, value and description', () => {
    render(<Default />);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Card payments');
    expect(key()).toHaveAttribute('type', 'password');
    expect(key()).toHaveAccessibleDescription('In the account of the payment service.');
    expect(screen.getByRole('checkbox', { name: 'Test mode' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Capture' })).toHaveValue('At once');
  });

  it('associates an error with its field, moves the focus there, and does not submit', async () => {
    const onSubmit = vi.fn();
    render(<Default onSubmit={onSubmit} />);
    await userEvent.click(submit());
    expect(key()).toHaveFocus();
    expect(key()).toBeInvalid();
    expect(key()).toHaveAccessibleDescription('Enter the secret key');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('calls onChange for each change, and submits the values', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    render(<Default onChange={onChange} onSubmit={onSubmit} />);
    await userEvent.type(key(), 'k');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Test mode' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Capture' }));
    await userEvent.click(screen.getByRole('option', { name: 'When the order is shipped' }));
    const values = { title: 'Card payments', key: 'k', test: false, mode: 'later' };
    expect(onChange.mock.lastCall).toEqual([{ name: 'mode', value: 'later' }, values, true]);
    await userEvent.type(key(), '{Enter}');
    expect(onSubmit.mock.calls).toEqual([[values]]);
  });

  it('shows why a submit failed, and can be submitted again', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new Error('The service refused the key.')));
    render(<Refused onSubmit={onSubmit} />);
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The service refused the key.');
    onSubmit.mockResolvedValueOnce(undefined as never);
    await userEvent.click(submit());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('cannot be submitted while the caller is busy', async () => {
    const onSubmit = vi.fn();
    render(<Busy onSubmit={onSubmit} validate={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('accepts the field map of a gateway, and warns about a field of an unsupported type', () => {
    const { unmount } = render(<FromAGateway />);
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
    unmount();
    render(<Default fields={[{ id: 'logo', type: 'file' }, { id: 'note' }]} />);
    expect(screen.getByRole('textbox', { name: 'note' })).toBeVisible();
    expect(screen.queryByText('logo')).toBeNull();
    expect(takeConsoleMessages().join()).toContain('DynamicForm has no fields of type "file"');
  });
});
