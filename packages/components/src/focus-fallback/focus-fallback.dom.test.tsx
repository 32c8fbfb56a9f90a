import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FocusFallback } from './focus-fallback.tsx';

function Part({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <FocusFallback className={name}>
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          Close {name}
        </button>
      )}
      <p>{name}</p>
    </FocusFallback>
  );
}

describe('FocusFallback', () => {
  it('gets the focus when the focused control is removed, the innermost fallback first', async () => {
    const { container } = render(
      <FocusFallback className="all">
        <Part name="first" />
        <Part name="second" />
        <button type="button">Last</button>
      </FocusFallback>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Close first' }));
    await waitFor(() => expect(container.querySelector('.first')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close second' })).toHaveFocus();
    expect(container.querySelector('.first')).not.toHaveAttribute('tabindex');
  });

  it('leaves it to a dialog that closes where the focus goes', async () => {
    const { rerender } = render(
      <FocusFallback className="all">
        <dialog open>
          <input />
        </dialog>
      </FocusFallback>,
    );
    screen.getByRole('textbox').focus();
    rerender(<FocusFallback className="all">Closed</FocusFallback>);
    // The observer of the fallback is called after the change.
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });

  it('does not move the focus when another control is removed', async () => {
    render(<Part name="first" />);
    const user = userEvent.setup();
    await user.tab();
    await user.click(screen.getByText('first'));
    expect(document.body).toHaveFocus();
    screen.getByRole('button').click();
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });
});
