import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './dropdown.stories.tsx';

const { Default, Nested } = composeStories(stories);

const toggle = () => screen.getByRole('button', { name: 'Select dates' });
const dialog = (name: string) => screen.queryByRole('dialog', { name });

describe('Dropdown', () => {
  it('opens and closes with its toggle, and calls onToggle', async () => {
    const onToggle = vi.fn();
    render(<Default onToggle={onToggle} />);
    await userEvent.click(toggle());
    expect(dialog('Date range')).toBeVisible();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle());
    expect(dialog('Date range')).toBeNull();
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
  });

  it('returns the focus to its toggle after Escape and after a close from inside', async () => {
    render(<Default />);
    await userEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveFocus();
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(dialog('Date range')).toBeNull();
    expect(toggle()).toHaveFocus();
  });

  it('returns the focus to its toggle after the focused element inside was blurred', async () => {
    render(<Default />);
    await userEvent.click(toggle());
    const inside = screen.getByRole('button', { name: 'Update' });
    expect(inside).toHaveFocus();
    // The calendar's buttons do this when they are pressed.
    act(() => inside.blur());
    await userEvent.keyboard('{Escape}');
    expect(inside).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });

  it('closes only the innermost popover on Escape', async () => {
    render(<Nested />);
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Open another' }));
    expect(dialog('Inner')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(dialog('Inner')).toBeNull();
    expect(dialog('Date range')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open another' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog('Date range')).toBeNull();
    expect(toggle()).toHaveFocus();
  });

  it('keeps the Tab key in a dialog, closes when the focus moves out, and leaves the focus there', async () => {
    render(
      <>
        <Default />
        <input aria-label="After" />
      </>,
    );
    await userEvent.click(toggle());
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    for (const shift of [false, true]) {
      await userEvent.tab({ shift });
      expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    }
    act(() => screen.getByRole('textbox', { name: 'After' }).focus());
    expect(dialog('Date range')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'After' })).toHaveFocus();
  });
});
