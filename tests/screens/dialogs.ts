import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { openDialog } from '../../src/shell/tools/dialog-state.ts';

/** Adds what jsdom lacks for the dialogs of the shell, and closes the open one after each test. */
export function withDialogs(): void {
  const showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close: vi.fn() });
  });
  afterEach(() => {
    act(() => openDialog(undefined));
  });
  afterAll(() => {
    for (const name of ['showModal', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
}

/** Dialogs and shortcuts are loaded together with the favorites star; a selector finds it faster than a query by role. */
export const waitForTools = () =>
  waitFor(() => expect(document.querySelector('button.tillview-favorite')).not.toBeNull());
