import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setViewportWidth } from '@tillview/test-setup/dom';
import type { PopoverProps } from './popover-props.ts';
import { Popover } from './popover.tsx';

function setUp(props: Partial<PopoverProps> = {}) {
  const onClose = vi.fn();
  const anchor = document.createElement('button');
  anchor.textContent = 'Today';
  document.body.append(anchor);
  const result = render(
    <Popover anchor={anchor} onClose={onClose} role="dialog" label="Range" {...props}>
      {props.children ?? <button type="button">Update</button>}
    </Popover>,
  );
  return { onClose, anchor, ...result };
}

describe('Popover', () => {
  it('is repositioned at least every 500 milliseconds (R9.82)', () => {
    vi.useFakeTimers();
    const { anchor } = setUp();
    const popover = screen.getByRole('dialog', { name: 'Range' });
    vi.spyOn(anchor, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 80, 20));
    vi.advanceTimersByTime(499);
    expect(popover.style.inset).not.toContain('124px');
    vi.advanceTimersByTime(1);
    expect(popover.style.inset).toBe('124px auto auto 40px');
  });

  it('receives the focus, also without focusable content', () => {
    const { unmount } = setUp();
    expect(screen.getByText('Update')).toHaveFocus();
    unmount();
    setUp({ children: 'Only text' });
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('does not move the focus with focusOnMount={false}', () => {
    setUp({ focusOnMount: false });
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['Escape', { key: 'Escape' }],
    ['the old key name Esc', { key: 'Esc' }],
    ['the key code 27', { key: 'Unidentified', keyCode: 27 }],
  ])('calls onClose on %s', (_, init) => {
    const { onClose } = setUp();
    fireEvent.keyDown(screen.getByText('Update'), init);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores an Escape that its content has handled', () => {
    const { onClose } = setUp({
      children: <input onKeyDown={(event) => event.preventDefault()} aria-label="Search" />,
    });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls onClose on a press outside, but not inside or on its anchor', () => {
    const { onClose, anchor } = setUp();
    fireEvent.pointerDown(screen.getByText('Update'));
    fireEvent.pointerDown(anchor);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is a sheet with a title and a close button on mobile', async () => {
    setViewportWidth(781);
    const { onClose } = setUp({ headerTitle: 'Date range' });
    expect(screen.getByText('Date range')).toBeVisible();
    expect(screen.getByText('Update')).toHaveFocus();
    fireEvent.pointerDown(screen.getByText('Date range'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes as a sheet on a complete click on the backdrop, but not on a press that began inside', async () => {
    setViewportWidth(781);
    const { onClose } = setUp();
    const user = userEvent.setup();
    const [sheet, inside] = [screen.getByRole('dialog'), screen.getByText('Update')];
    await user.pointer({ keys: '[MouseLeft>]', target: sheet });
    // Otherwise the element below would get the rest of the click.
    expect(onClose).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: sheet });
    expect(onClose).toHaveBeenCalledTimes(1);
    // While the user selects text, the pointer may leave the sheet; the browser then fires the click on the element around
    // both.
    fireEvent.pointerDown(inside);
    fireEvent.click(sheet);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not a sheet from 782 pixels up, or when the sheet is disabled', () => {
    setViewportWidth(782);
    const { unmount } = setUp();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    unmount();
    setViewportWidth(500);
    setUp({ expandOnMobile: false });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
