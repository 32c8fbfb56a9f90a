import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSuppressDoubleClick } from './use-suppress-double-click.ts';

function Panel() {
  const ref = useRef<HTMLDivElement>(null);
  useSuppressDoubleClick(ref);
  return (
    <div ref={ref}>
      <button type="button">Apply</button>
    </div>
  );
}

const onClick = vi.fn();
const onMouseDown = vi.fn();

/** Presses a button in a panel or below it, and unmounts the panel before the click reaches the button below. */
function closeByPress(target: 'Apply' | 'Below'): HTMLElement {
  const page = (isOpen: boolean) => (
    <>
      {isOpen && <Panel />}
      <button type="button" onClick={onClick} onMouseDown={onMouseDown}>
        Below
      </button>
    </>
  );
  const { rerender } = render(page(true));
  fireEvent.pointerDown(screen.getByText(target));
  rerender(page(false));
  return screen.getByText('Below');
}

beforeEach(() => {
  onClick.mockReset();
  onMouseDown.mockReset();
});

describe('useSuppressDoubleClick', () => {
  it('suppresses the second click of a double click on the element below', () => {
    const below = closeByPress('Apply');
    // The rest of the first click still reaches the page.
    expect(fireEvent.click(below, { detail: 1 })).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(fireEvent.mouseDown(below, { detail: 2 })).toBe(false);
    expect(fireEvent.click(below, { detail: 2 })).toBe(false);
    expect(onMouseDown).not.toHaveBeenCalled();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('ends with a new single press', () => {
    const below = closeByPress('Apply');
    fireEvent.mouseDown(below, { detail: 1 });
    expect(fireEvent.click(below, { detail: 2 })).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not suppress clicks after a press outside the element', () => {
    expect(fireEvent.click(closeByPress('Below'), { detail: 2 })).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
