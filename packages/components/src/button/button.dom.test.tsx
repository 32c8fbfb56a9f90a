import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './basics.stories.tsx';
import { Button } from './button.tsx';

const { Light } = composeStories(stories);

describe('Button', () => {
  it('is a button that does not submit a form, or a link when it has an href', () => {
    render(<Light />);
    expect(screen.getByRole('button', { name: 'Update' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '#learn');
  });

  it('is marked as busy', () => {
    render(<Button isBusy>Saving</Button>);
    expect(screen.getByRole('button', { name: 'Saving', busy: true })).toBeVisible();
  });

  it('works with the keyboard, but not while it is disabled', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Go</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
    rerender(
      <Button onClick={onClick} disabled>
        Go
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
