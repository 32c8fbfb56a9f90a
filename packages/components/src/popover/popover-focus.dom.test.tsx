import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';

describe('the focus', () => {
  it('returns to the opener after the focused element in the popover was blurred', async () => {
    render(
      <Dropdown
        renderToggle={({ isOpen, onToggle }) => (
          <Button aria-expanded={isOpen} onClick={onToggle}>
            Open
          </Button>
        )}
        renderContent={() => <Button>Next month</Button>}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const inside = screen.getByRole('button', { name: 'Next month' });
    expect(inside).toHaveFocus();
    // The calendar's buttons do this when they are pressed.
    act(() => inside.blur());
    await user.keyboard('{Escape}');
    expect(inside).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
