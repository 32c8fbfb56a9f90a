import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Portal } from './portal.tsx';

describe('Portal', () => {
  it('is rendered at the end of the body', () => {
    const { container } = render(<Portal onClose={() => {}}>Hello</Portal>);
    expect(container).not.toHaveTextContent('Hello');
    expect(screen.getByText('Hello').parentElement).toBe(document.body);
  });

  it('calls onClose on Escape, only for the topmost portal (R9.69)', () => {
    const outer = vi.fn();
    const inner = vi.fn();
    const { rerender } = render(<Portal onClose={outer}>Outer</Portal>);
    rerender(
      <Portal onClose={outer}>
        Outer <Portal onClose={inner}>Inner</Portal>
      </Portal>,
    );
    fireEvent.keyDown(document.body, { keyCode: 27 });
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
    rerender(<Portal onClose={outer}>Outer</Portal>);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(outer).toHaveBeenCalledTimes(1);
  });

  it('stays open on a press outside', () => {
    const onClose = vi.fn();
    render(<Portal onClose={onClose}>Hello</Portal>);
    fireEvent.pointerDown(document.body);
    expect(onClose).not.toHaveBeenCalled();
  });
});
