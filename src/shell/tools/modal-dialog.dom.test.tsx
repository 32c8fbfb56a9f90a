import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ModalDialog } from './modal-dialog.tsx';

// jsdom has dialogs, but cannot open them.
const [showModal, close] = [vi.fn(), vi.fn()];
beforeEach(() => {
  showModal.mockReset();
  close.mockReset();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});
afterAll(() => {
  for (const name of ['showModal', 'close'])
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

function setUp() {
  const onClose = vi.fn();
  const { unmount } = render(
    <ModalDialog label="Shortcuts" onClose={onClose}>
      <p>Text</p>
    </ModalDialog>,
  );
  return { onClose, unmount, dialog: screen.getByLabelText('Shortcuts') };
}

it('is opened over the page, and closed before it is gone', () => {
  const { unmount } = setUp();
  expect(showModal.mock.calls.length - close.mock.calls.length).toBe(1);
  unmount();
  expect(showModal).toHaveBeenCalledTimes(close.mock.calls.length);
});

it('is closed by Escape, which the browser does not do by itself, and by a press beside it', () => {
  const { onClose, dialog } = setUp();
  fireEvent.pointerDown(screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
});
