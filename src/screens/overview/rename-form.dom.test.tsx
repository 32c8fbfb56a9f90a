import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RenameForm } from './rename-form.tsx';

function setUp() {
  const [onSave, onCancel] = [vi.fn(), vi.fn()];
  render(<RenameForm title="Charts" onSave={onSave} onCancel={onCancel} />);
  return { onSave, onCancel, user: userEvent.setup() };
}

describe('RenameForm', () => {
  it('focuses the field on opening, selects the title, and saves on Enter', async () => {
    const { onSave, onCancel, user } = setUp();
    const field = screen.getByLabelText('Section title');
    expect(field).toHaveFocus();
    await user.keyboard('Graphs{Enter}');
    expect(onSave.mock.calls).toEqual([['Graphs']]);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each([
    ['{Escape}', 1],
    ['a', 0],
  ])('on the key %s calls onCancel %d times', async (key, times) => {
    const { onSave, onCancel, user } = setUp();
    await user.keyboard(key);
    expect(onCancel).toHaveBeenCalledTimes(times);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('accepts at most eighty characters', async () => {
    const { onSave, user } = setUp();
    await user.paste('x'.repeat(90));
    await user.click(screen.getByText('Save'));
    expect(onSave.mock.calls).toEqual([['x'.repeat(80)]]);
  });
});
