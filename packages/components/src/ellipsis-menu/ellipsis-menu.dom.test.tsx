import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './ellipsis-menu.stories.tsx';

const { Default, WithNote } = composeStories(stories);

const button = () => screen.getByRole('button', { name: 'Chart options' });
const checkbox = (name: string) => screen.getByRole('menuitemcheckbox', { name });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('EllipsisMenu', () => {
  it('is a button that opens a menu (R1.36)', async () => {
    render(<Default />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Chart options' })).toBeVisible();
    await userEvent.click(button());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('moves the focus with the arrow keys, Home, End and letters, and wraps around', async () => {
    render(<Default />);
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(checkbox('Orders')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Save as image')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(checkbox('Orders')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Save as image')).toHaveFocus();
    await userEvent.keyboard('{Home}d');
    expect(checkbox('Date')).toHaveFocus();
  });

  it('returns the focus to its button on Escape', async () => {
    render(<Default />);
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('closes on a click outside, or when the focus leaves it', async () => {
    render(
      <>
        <Default />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button());
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('shows its note while it is closed', () => {
    render(<WithNote />);
    expect(button()).toHaveAccessibleDescription('Hidden columns: Taxes, Shipping');
  });
});

describe('MenuItem', () => {
  it.each(['{Enter}', ' '])('is invoked by the key "%s"', async (key) => {
    const onInvoke = vi.fn();
    render(<Default onInvoke={onInvoke} />);
    await userEvent.click(button());
    await userEvent.keyboard(key);
    expect(onInvoke).toHaveBeenCalledWith('Orders');
    expect(checkbox('Orders')).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('is invoked by a click when it is clickable or a checkbox', async () => {
    const onInvoke = vi.fn();
    render(<Default onInvoke={onInvoke} />);
    await userEvent.click(button());
    await userEvent.click(checkbox('Orders'));
    await userEvent.click(item('Save as image'));
    expect(onInvoke.mock.calls).toEqual([['Orders'], ['Save as image']]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('cannot be invoked while it is disabled', async () => {
    const onInvoke = vi.fn();
    render(<Default onInvoke={onInvoke} />);
    await userEvent.click(button());
    await userEvent.click(checkbox('Date'));
    await userEvent.keyboard('{Enter}');
    expect(onInvoke).not.toHaveBeenCalled();
  });
});
