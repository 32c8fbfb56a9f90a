import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './dropdown-button.stories.tsx';

const all = composeStories(stories);
const { OneLine, TwoLines, Open, Disabled } = all;

const button = () => screen.getByRole('button');

describe('the button of a dropdown', () => {
  it('shows the current selection, and the comparison on a second line', () => {
    const { unmount } = render(<OneLine />);
    expect(button()).toHaveAccessibleName('All products');
    unmount();
    render(<TwoLines />);
    const lines = ['Month to date (Nov 1 - 20, 2026)', 'vs. Previous year (Nov 1 - 20, 2025)'];
    for (const line of lines) expect(screen.getByText(line)).toBeVisible();
    expect(button()).toHaveAccessibleName(/^Month to date .*vs\. Previous year /);
  });

  it('exposes whether it is open', () => {
    const { unmount } = render(<OneLine />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    unmount();
    render(<Open />);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('can be clicked and pressed with keys, unless it is disabled', async () => {
    const onClick = vi.fn();
    const { unmount } = render(<OneLine onClick={onClick} />);
    const user = userEvent.setup();
    await user.click(button());
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
    unmount();
    render(<Disabled onClick={onClick} />);
    await user.click(button());
    expect(button()).toBeDisabled();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
