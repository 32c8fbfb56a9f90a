import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';
import * as stories from './tooltip.stories.tsx';

const { Default, WithoutText } = composeStories(stories);

const button = () => screen.getByRole('button', { name: 'Compare' });
const tooltip = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('Tooltip', () => {
  it('appears after the pointer has rested for 700 milliseconds (R9.77)', () => {
    vi.useFakeTimers();
    render(<Default />);
    fireEvent.pointerEnter(button());
    wait(699);
    expect(tooltip()).toBeNull();
    wait(1);
    expect(tooltip()).toHaveTextContent('Check at least two items below to compare');
  });

  it('does not appear when the pointer only passes', () => {
    vi.useFakeTimers();
    render(<Default />);
    fireEvent.pointerEnter(button());
    wait(600);
    fireEvent.pointerLeave(button());
    wait(1000);
    expect(tooltip()).toBeNull();
  });

  it('appears at once on keyboard focus, and describes its element (readings B47)', async () => {
    render(<Default />);
    await userEvent.tab();
    expect(button()).toHaveAccessibleDescription('Check at least two items below to compare');
    await userEvent.tab();
    expect(tooltip()).toBeNull();
  });

  it('does not appear on click or touch', async () => {
    vi.useFakeTimers();
    render(<Default />);
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    fireEvent.pointerDown(button());
    act(() => button().focus());
    wait(2000);
    expect(tooltip()).toBeNull();
  });

  it('closes on Escape, and does not stop the event', async () => {
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', onKeyDown);
    render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    expect(onKeyDown).toHaveLastReturnedWith(false);
    document.removeEventListener('keydown', onKeyDown);
  });

  it('stays while the pointer is over it', () => {
    vi.useFakeTimers();
    render(<Default />);
    fireEvent.pointerEnter(button());
    wait(700);
    fireEvent.pointerLeave(button());
    wait(50);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    wait(1000);
    expect(tooltip()).toBeVisible();
  });

  it('of a menu item is rendered outside of the menu', async () => {
    render(
      <div role="menu" aria-label="Metrics">
        <div role="none">
          <Tooltip text="Previous Period: $10.00">
            <button type="button" role="menuitem">
              Orders
            </button>
          </Tooltip>
        </div>
      </div>,
    );
    await userEvent.tab();
    expect(screen.getByRole('menuitem')).toHaveAccessibleDescription('Previous Period: $10.00');
    expect(screen.getByRole('menu')).not.toContainElement(tooltip());
  });

  it('is not rendered without a text', async () => {
    render(<WithoutText />);
    await userEvent.tab();
    expect(button()).toHaveFocus();
    expect(tooltip()).toBeNull();
  });
});
