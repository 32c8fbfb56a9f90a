import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './text-control.stories.tsx';

const all = composeStories(stories);

describe('the text field', () => {
  it('is labelled, and calls onChange with the typed text', async () => {
    const onType = vi.fn();
    const onClick = vi.fn();
    render(<all.Empty onType={onType} onClick={onClick} />);
    const field = screen.getByRole('textbox', { name: 'Name of the shop' });
    expect(field.parentElement).toHaveClass('is-empty');
    await userEvent.setup().type(field, 'Ab');
    expect(onType.mock.calls).toEqual([['A'], ['Ab']]);
    expect(onClick).toHaveBeenCalledOnce();
    expect(field.parentElement).toHaveClass('has-value');
  });

  it('cannot be changed while disabled', () => {
    render(<all.Disabled />);
    expect(screen.getByRole('textbox')).toBeDisabled();
  });
});
