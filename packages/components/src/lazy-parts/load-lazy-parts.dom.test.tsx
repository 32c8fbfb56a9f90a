import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

it('opens a dropdown that was pressed before its code was loaded, and moves the focus into it', async () => {
  vi.resetModules();
  const { Dropdown } = await import('../dropdown/dropdown.tsx');
  const { getLazyParts } = await import('./load-lazy-parts.ts');
  render(
    <Dropdown
      role="dialog"
      label="Options"
      renderToggle={({ isOpen, onToggle }) => (
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          Open
        </button>
      )}
      renderContent={() => <button type="button">Inside</button>}
    />,
  );
  await vi.dynamicImportSettled();
  expect(getLazyParts()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
