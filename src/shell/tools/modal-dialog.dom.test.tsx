import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ModalDialog } from './modal-dialog.tsx';

// jsdom has dialog elements, but not `showModal` and `close`.
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

it('opens as a modal dialog, and is closed before it unmounts', () => {
  const { unmount } = setUp();
  expect(showModal.mock.calls.length - close.mock.calls.length).toBe(1);
  unmount();
  expect(showModal).toHaveBeenCalledTimes(close.mock.calls.length);
});

it('calls onClose on Escape, instead of being closed by the browser, and when the backdrop is pressed', () => {
  const { onClose, dialog } = setUp();
  fireEvent.pointerDown(screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
});
